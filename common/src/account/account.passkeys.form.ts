import { Checked, type Fault } from '../checked.ts';
import type { JsonSchema } from '../json-schema.ts';

/** Characters of one part of what an authenticator answers: its keys and signatures have some hundred bytes. */
const PART_MAX = 8_000;
/** Ways to reach an authenticator that a browser may name, and characters of one. */
const TRANSPORTS_MAX = 10;
const TRANSPORT_MAX = 20;
const NOT_COMPLETE = 'The answer of the passkey is not complete';

/** What a browser answers when a passkey was made (W3C Web Authentication 3, `RegistrationResponseJSON`): the parts that are read. Texts are in base64url. */
export interface NewPasskey {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] };
}

/** What a browser answers when a passkey was used (`AuthenticationResponseJSON`). */
export interface UsedPasskey {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
}

const isPart = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]+$/.test(value) && value.length <= PART_MAX;

const isTransports = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.length <= TRANSPORTS_MAX &&
    value.every((each) => typeof each === 'string' && each.length <= TRANSPORT_MAX));

/** Whether something has an authenticator's form, with these parts in its `response`. */
function hasForm(value: unknown, parts: readonly string[]): boolean {
  const { id, rawId, type, response } = Object(value);
  return isPart(id) && id === rawId && type === 'public-key' && parts.every((part) => isPart(Object(response)[part]));
}

const made: Fault = (value) =>
  hasForm(value, ['clientDataJSON', 'attestationObject']) && isTransports(Object(value).response.transports)
    ? null
    : NOT_COMPLETE;

const used: Fault = (value) => {
  const isUsed = hasForm(value, ['clientDataJSON', 'authenticatorData', 'signature']);
  const handle: unknown = isUsed ? Object(value).response.userHandle : undefined;
  return isUsed && (handle === undefined || handle === null || isPart(handle)) ? null : NOT_COMPLETE;
};

const part: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: PART_MAX };

function schemaOf(parts: Record<string, JsonSchema>, optional: Record<string, JsonSchema>): JsonSchema {
  return {
    type: 'object',
    properties: {
      id: part,
      rawId: part,
      type: { type: 'string', enum: ['public-key'] },
      response: { type: 'object', properties: { ...parts, ...optional }, required: Object.keys(parts) },
    },
    required: ['id', 'rawId', 'type', 'response'],
  };
}

const MADE = schemaOf(
  { clientDataJSON: part, attestationObject: part },
  { transports: { type: 'array', items: { type: 'string', maxLength: TRANSPORT_MAX }, maxItems: TRANSPORTS_MAX } },
);
const USED = schemaOf({ clientDataJSON: part, authenticatorData: part, signature: part }, { userHandle: part });

/** What a browser answers when a passkey was made. */
export const Made = (): PropertyDecorator => Checked(made, MADE);

/** What a browser answers when a passkey was used. */
export const Used = (): PropertyDecorator => Checked(used, USED);
