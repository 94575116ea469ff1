/**
 * What the model before the joiner found of the authors who are only measured: a text counted as its whole, or as its most dangerous
 * sentences less 4.2. Measured once, with its committed weights, before anything was changed.
 */
export const BEFORE = {
  what: 'the model without a joiner, which took a sentence for 4.2 less than the whole, measured before anything was changed',
  cells: [
    '84',
    '84.5 % (75.3 % to 90.7 %)',
    '87.0 % (77.7 % to 92.8 %)',
    '57.1 % (25.0 % to 84.2 %)',
    '84',
    '48.8 % (38.4 % to 59.3 %)',
    '13.1 % (7.5 % to 21.9 %)',
  ],
};
