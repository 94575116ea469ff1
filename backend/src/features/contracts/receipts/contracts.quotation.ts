/** Dots that browsers take for one, before a letter: what a mail client makes a link of. The full stop of Chinese only before a Latin letter. */
const DOT = /(?<=[\p{L}\p{N}_-])(?:[.．｡․](?=\p{L})|。(?=[a-z0-9]))/giu;
/** Seven digits or more with signs between them: a telephone number. */
const DIGITS = /\p{N}(?:[\s().·/_–-]*\p{N}){6,}/gu;
const DATE = /^(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d|(?:19|20)\d\d-(?:0[1-9]|1[0-2])-\d\d)$/;

/**
 * What a stranger may have typed, as it may stand in a mail: on one line, cut, and with nothing that a mail client makes a link of or that
 * can be dialled. Anyone can name any address in the form, so that a receipt must be no use to send messages with.
 * @param max characters
 */
export function defuse(typed: string, max: number): string {
  const line = typed
    .replace(/[\s\p{Cc}\p{Z}]+/gu, ' ')
    // What is invisible goes first, before it can hide a link.
    .replace(/\p{Cf}/gu, '')
    .trim();
  const signs = [...line];
  const cut = signs.length > max ? `${signs.slice(0, max).join('').trimEnd()}…` : line;
  return cut
    .replace(DIGITS, (number) => (DATE.test(number) ? number : masked(number)))
    .replace(DOT, '[.]')
    .replace(/[@＠]/g, '[at]')
    .replace(/[:：](?=[/\\／])/g, '[:]')
    .replace(/\b(mailto|tel|sms|javascript|data):/gi, '$1[:]');
}

/** Keeps the first and last two digits: enough to recognise a number by, and none to call. */
function masked(number: string): string {
  const digits = [...number].filter((sign) => /\p{N}/u.test(sign)).length;
  let place = 0;
  return number.replace(/\p{N}/gu, (digit) => {
    place++;
    return place <= 2 || place > digits - 2 ? digit : '•';
  });
}
