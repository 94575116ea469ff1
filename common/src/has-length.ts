import { Checked, type Fault } from './checked.ts';

/** Anything but white space, control characters and what only steers the writing's direction or joins its neighbours. */
const SEEN = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * A string of so many characters, counted in UTF-16 units as a text area counts them, and not blank.
 * (class-validator's own `Length` counts an emoji as one, a text area as two.)
 */
export function HasLength(min: number, max: number): PropertyDecorator {
  const fault: Fault = (value) => {
    if (typeof value !== 'string' || !SEEN.test(value)) return '{field} is required';
    if (value.length < min) return `{field} needs at least ${min} characters`;
    return value.length > max ? `{field} has at most ${max} characters` : null;
  };
  return Checked(fault, { type: 'string', minLength: min, maxLength: max, pattern: SEEN.source });
}
