import { Checked } from './checked.ts';

/** Anything but white space, control characters and what only steers the writing's direction or joins its neighbours. */
const SEEN = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * A string of so many characters, counted in UTF-16 units as a text area counts them, and not blank.
 * (class-validator's own `Length` counts an emoji as one, a text area as two.)
 */
export function HasLength(min: number, max: number): PropertyDecorator {
  return (target, property) => {
    const fault = `${String(property)} must have ${min} to ${max} characters and not be blank`;
    const fits = (value: unknown): boolean =>
      typeof value === 'string' && value.length >= min && value.length <= max && SEEN.test(value);
    const schema = { type: 'string', minLength: min, maxLength: max, pattern: SEEN.source } as const;
    Checked((value) => (fits(value) ? null : fault), schema)(target, property);
  };
}
