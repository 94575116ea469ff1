import * as v from 'valibot';

/**
 * A value that may be null. Readers take null for an absent or unreadable one too: the server may be of another release,
 * without the field, or with a code or a language that this page does not know.
 */
export function orNull<S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.nullable(schema), null);
}
