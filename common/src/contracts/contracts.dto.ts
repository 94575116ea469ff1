import { IsIn, IsOptional, Matches } from 'class-validator';
import { ACCOUNT_TEXTS, EMAIL_MAX } from '../account/account.constants.ts';
import { isDay, isEmail } from '../account/account.rules.ts';
import { Checked, Text } from '../checked.ts';
import { LANGUAGES, type Language } from '../language/language.constants.ts';
import {
  CANCEL_KINDS,
  type CancelKind,
  CONTRACT_TEXTS,
  DECLARATION_CONTRACT_MAX,
  DECLARATION_NAME_MAX,
  DECLARATION_REASON_MAX,
} from './contracts.constants.ts';

/** What a declaration says of its sender and contract. */
class DeclarationDto {
  @Text(DECLARATION_NAME_MAX, CONTRACT_TEXTS.nameRequired)
  name!: string;

  @Checked((value) => (typeof value === 'string' && isEmail(value) ? null : ACCOUNT_TEXTS.emailInvalid), {
    type: 'string',
    format: 'email',
    maxLength: EMAIL_MAX,
  })
  email!: string;

  @Text(DECLARATION_CONTRACT_MAX, CONTRACT_TEXTS.contractRequired)
  contract!: string;

  /** Of the receipt's mail. */
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}

/** The body of `POST /api/subscription/withdraw`. */
export class WithdrawDto extends DeclarationDto {}

/** The body of `POST /api/subscription/cancel-request`. */
export class CancelRequestDto extends DeclarationDto {
  @IsIn(CANCEL_KINDS)
  kind!: CancelKind;

  /** Needed for a cancellation for an important reason, which the call checks. */
  @IsOptional()
  @Text(DECLARATION_REASON_MAX, CONTRACT_TEXTS.reasonRequired)
  reason?: string;

  /** `YYYY-MM-DD`; without it, as early as possible. */
  @IsOptional()
  @Checked((value) => (typeof value === 'string' && isDay(value) ? null : CONTRACT_TEXTS.dateInvalid), {
    type: 'string',
    format: 'date',
  })
  endsOn?: string;
}

/** The body of `POST /api/subscription/confirm-notice`. */
export class ConfirmDeclarationDto {
  @Matches(/^[\w-]{20,200}$/)
  token!: string;
}
