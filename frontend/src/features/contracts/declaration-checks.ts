import { isDay, isEmail } from '@beside/common/account/account.rules';
import { DECLARATION_YEARS_MAX } from '@beside/common/contracts/contracts.constants';
import type { CancelRequestDto } from '@beside/common/contracts/contracts.dto';
import type { Language } from '@beside/common/language/language.constants';
import { useI18n } from '../../lib/i18n/i18n.store.ts';

export type DeclarationFault = 'nameRequired' | 'emailInvalid' | 'contractRequired' | 'reasonRequired' | 'dateInvalid';
export type DeclarationFaults = Partial<Record<string, DeclarationFault>>;

/** What both declarations ask for. */
export interface DeclarationValues extends Record<string, string> {
  name: string;
  email: string;
  contract: string;
}

export interface CancelValues extends DeclarationValues {
  /** `ordinary` or `important`. */
  kind: string;
  reason: string;
  /** `early` or `date`. */
  when: string;
  endsOn: string;
}

/** Same rules as WithdrawDto; the fields themselves limit the length. */
export function checkDeclaration({ name, email, contract }: DeclarationValues): DeclarationFaults {
  return {
    ...(name.trim() ? {} : { name: 'nameRequired' }),
    ...(isEmail(email) ? {} : { email: 'emailInvalid' }),
    ...(contract.trim() ? {} : { contract: 'contractRequired' }),
  };
}

/** Same rules as CancelRequestDto. */
export function checkCancel(values: CancelValues): DeclarationFaults {
  const { kind, reason, when, endsOn } = values;
  return {
    ...(kind === 'important' && !reason.trim() ? { reason: 'reasonRequired' } : {}),
    ...checkDeclaration(values),
    ...(when === 'date' && (!isDay(endsOn) || endsOn > lastDay()) ? { endsOn: 'dateInvalid' } : {}),
  };
}

/** The last day that can be named, `YYYY-MM-DD`. */
export function lastDay(): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() + DECLARATION_YEARS_MAX);
  return day.toISOString().slice(0, 10);
}

/** What is sent of a filled-in form. */
export function cancelRequest({ name, email, contract, kind, reason, when, endsOn }: CancelValues): CancelRequestDto {
  const isImportant = kind === 'important';
  return {
    ...{ name, email, contract, kind: isImportant ? 'important' : 'ordinary' },
    ...(isImportant ? { reason } : {}),
    ...(when === 'date' ? { endsOn } : {}),
    language: useI18n.getState().language,
  };
}

/** French law wants a page with everything before a cancellation is sent (Code de la consommation, D. 215-2); German law, that the form itself sends it. */
export const hasRecap = (language: Language): boolean => language === 'fr';
