import { IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import { ACCOUNT_TEXTS, EMAIL_MAX } from '../account/account.constants.ts';
import { isDay, isEmail } from '../account/account.rules.ts';
import { Checked } from '../checked.ts';
import { LANGUAGES, type Language } from '../language/language.constants.ts';
import {
  BILLING_TEXTS,
  CANCEL_KINDS,
  type CancelKind,
  COUPON_MAX,
  NOTICE_CONTRACT_MAX,
  NOTICE_NAME_MAX,
  NOTICE_REASON_MAX,
  PAID_PLANS,
  type PaidPlan,
} from './billing.constants.ts';
import { COUNTRIES } from './countries.ts';

/** A text that is not blank. */
function Text(max: number, required: string): PropertyDecorator {
  return Checked(
    (value) => {
      if (typeof value !== 'string' || value.trim() === '') return required;
      return value.trim().length > max ? `At most ${max} characters` : null;
    },
    { type: 'string', pattern: '\\S', maxLength: max },
  );
}

/** The body of `POST /api/subscription/validate-coupon`. */
export class CouponDto {
  @Text(COUPON_MAX, BILLING_TEXTS.couponRequired)
  couponCode!: string;
}

/** The body of `POST /api/subscription/own-intent`. */
export class OwnIntentDto {
  /** The provider's secret of an intent, as an address has it. */
  @Matches(/^(?:pi|seti)_\w{1,100}_secret_\w{1,100}$/)
  clientSecret!: string;
}

/** The body of `POST /api/subscription/create`. */
export class CreateSubscriptionDto {
  @IsIn(PAID_PLANS)
  planId!: PaidPlan;

  /** The `id` of a validated coupon. */
  @IsOptional()
  @Text(COUPON_MAX, BILLING_TEXTS.couponRequired)
  couponCode?: string;

  /** Takes the code off an unpaid order of the same plan, which else keeps it. */
  @IsOptional()
  @IsBoolean()
  withoutCoupon?: boolean;

  /** Stripe's name of a payment method. */
  @IsOptional()
  @Matches(/^[a-z0-9_]{2,40}$/)
  selectedPaymentMethod?: string;

  /** Whether the service begins before the withdrawal period ends, at the customer's express request. */
  @IsOptional()
  @IsBoolean()
  beginAtOnce?: boolean;

  /** Where the customer lives, where the price's tax is calculated: ISO 3166 alpha-2. */
  @IsOptional()
  @IsIn(COUNTRIES)
  country?: string;

  /** In countries where the tax depends on it. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/)
  postalCode?: string;
}

/** The body of `POST /api/subscription/quote`. */
export class QuoteDto {
  @IsIn(PAID_PLANS)
  planId!: PaidPlan;
}

/** The body of `POST /api/subscription/change`. */
export class ChangePlanDto {
  @Matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  quoteId!: string;
}

/** What a notice says of its sender and contract. */
class NoticeDto {
  @Text(NOTICE_NAME_MAX, BILLING_TEXTS.nameRequired)
  name!: string;

  @Checked((value) => (typeof value === 'string' && isEmail(value) ? null : ACCOUNT_TEXTS.emailInvalid), {
    type: 'string',
    format: 'email',
    maxLength: EMAIL_MAX,
  })
  email!: string;

  @Text(NOTICE_CONTRACT_MAX, BILLING_TEXTS.contractRequired)
  contract!: string;

  /** Of the receipt's mail. */
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}

/** The body of `POST /api/subscription/withdraw`. */
export class WithdrawDto extends NoticeDto {}

/** The body of `POST /api/subscription/cancel-request`. */
export class CancelRequestDto extends NoticeDto {
  @IsIn(CANCEL_KINDS)
  kind!: CancelKind;

  /** Needed for a cancellation for an important reason, which the call checks. */
  @IsOptional()
  @Text(NOTICE_REASON_MAX, BILLING_TEXTS.reasonRequired)
  reason?: string;

  /** `YYYY-MM-DD`; without it, as early as possible. */
  @IsOptional()
  @Checked((value) => (typeof value === 'string' && isDay(value) ? null : BILLING_TEXTS.dateInvalid), {
    type: 'string',
    format: 'date',
  })
  endsOn?: string;
}

/** The body of `POST /api/subscription/confirm-notice`. */
export class ConfirmNoticeDto {
  @Matches(/^[\w-]{20,200}$/)
  token!: string;
}
