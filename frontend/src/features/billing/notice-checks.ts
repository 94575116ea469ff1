import { isDay, isEmail } from '@beside/common/account/account.rules';

export type NoticeFault = 'nameRequired' | 'emailInvalid' | 'contractRequired' | 'reasonRequired' | 'dateInvalid';
export type NoticeFaults = Partial<Record<string, NoticeFault>>;

/** What both declarations ask for. */
export interface NoticeValues extends Record<string, string> {
  name: string;
  email: string;
  contract: string;
}

export interface CancelValues extends NoticeValues {
  /** `ordinary` or `important`. */
  kind: string;
  reason: string;
  /** `early` or `date`. */
  when: string;
  endsOn: string;
}

/** Same rules as WithdrawDto; the fields themselves limit the length. */
export function checkNotice({ name, email, contract }: NoticeValues): NoticeFaults {
  return {
    ...(name.trim() ? {} : { name: 'nameRequired' }),
    ...(isEmail(email) ? {} : { email: 'emailInvalid' }),
    ...(contract.trim() ? {} : { contract: 'contractRequired' }),
  };
}

/** Same rules as CancelRequestDto. */
export function checkCancel(values: CancelValues): NoticeFaults {
  const { kind, reason, when, endsOn } = values;
  return {
    ...(kind === 'important' && !reason.trim() ? { reason: 'reasonRequired' } : {}),
    ...checkNotice(values),
    ...(when === 'date' && !isDay(endsOn) ? { endsOn: 'dateInvalid' } : {}),
  };
}
