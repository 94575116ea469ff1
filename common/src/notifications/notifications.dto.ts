import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID, Matches } from 'class-validator';
import { Checked } from '../checked.ts';
import type { JsonSchema } from '../json-schema.ts';
import { isLanguage, LANGUAGES, type Language } from '../language/language.constants.ts';
import {
  EMAIL_DIGESTS,
  type EmailDigest,
  LOOKS,
  type Look,
  NOTICE_KINDS,
  type NoticeKind,
  SEEN_AT_ONCE,
} from './notifications.constants.ts';

const ZONE_MAX = 100;
/** Characters of an endpoint, and of one of its two keys: browsers' have some 250, and 88. */
const ENDPOINT_MAX = 2000;
const KEY_MAX = 200;

const isKey = (value: unknown): boolean => typeof value === 'string' && /^[\w+/=-]+$/.test(value) && value.length <= KEY_MAX;

/** Whether something is the name of a time zone here. An offset is none: it knows no summer time. */
function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > ZONE_MAX || /^[+-]/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

const objectOf = (names: readonly string[], each: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, each])),
  required: [...names],
});

const Time = (): PropertyDecorator => Matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { message: 'A time such as 21:00' });
/** Which ones are allowed the sender knows: without encryption only the service that stands in. */
const Endpoint = (): PropertyDecorator =>
  Checked(
    (value) =>
      typeof value === 'string' && value.length <= ENDPOINT_MAX && /^https?:\/\//.test(value)
        ? null
        : 'An address of a push service',
    { type: 'string', pattern: '^https?://', maxLength: ENDPOINT_MAX },
  );
const OneOf = (values: readonly string[]): PropertyDecorator =>
  Checked((value) => (values.some((each) => each === value) ? null : `One of ${values.join(', ')}`), {
    type: 'string',
    enum: values,
  });

/** The body of `PUT /api/notifications`. */
export class NotificationsDto {
  /** Which kinds are on. */
  @Checked(
    (value) => (NOTICE_KINDS.every((kind) => typeof Object(value)[kind] === 'boolean') ? null : 'Every kind is on or off'),
    objectOf(NOTICE_KINDS, { type: 'boolean' }),
  )
  kinds!: Record<NoticeKind, boolean>;

  /** When the quiet hours begin, and when they end, in the zone; the same time: there are none. */
  @Time()
  quietFrom!: string;

  @Time()
  quietUntil!: string;

  /** The user's time zone, such as `Europe/Berlin`. */
  @Checked((value) => (isTimeZone(value) ? null : '{field} must be the name of a time zone'), {
    type: 'string',
    description: 'A name of the IANA time zone database',
    maxLength: ZONE_MAX,
  })
  zone!: string;

  @OneOf(EMAIL_DIGESTS)
  email!: EmailDigest;
}

/** The body of `POST /api/notices/seen`. */
export class SeenNoticesDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SEEN_AT_ONCE)
  @IsUUID(undefined, { each: true })
  ids!: string[];
}

/** The body of `DELETE /api/push/subscriptions` and of `POST /api/push/forget`. */
export class PushEndpointDto {
  @Endpoint()
  endpoint!: string;
}

/** The body of `POST /api/push/subscriptions`: what the browser's `PushSubscription` says, and what a notification shows there. */
export class PushSubscriptionDto extends PushEndpointDto {
  @Checked(
    (value) => (isKey(Object(value).p256dh) && isKey(Object(value).auth) ? null : 'The keys of the subscription'),
    objectOf(['p256dh', 'auth'], { type: 'string', maxLength: KEY_MAX }),
  )
  keys!: { p256dh: string; auth: string };

  @OneOf(LOOKS)
  look!: Look;

  @Checked((value) => (typeof value === 'string' && isLanguage(value) ? null : `One of ${LANGUAGES.join(', ')}`), {
    type: 'string',
    enum: LANGUAGES,
  })
  language!: Language;
}
