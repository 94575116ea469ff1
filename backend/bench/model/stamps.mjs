/** A stamp's unit in milliseconds; four base-36 digits of it reach 33 s. */
const UNIT_MS = 0.02;
const DIGITS = 4;
/** A token's characters: a space and a stamp, about as long as a real token. */
export const TOKEN_LENGTH = DIGITS + 1;

/** The beginnings of an advice's sections, as shares of its tokens, and the JSON text before each. */
const SECTIONS = [
  [0, '{"understanding":"'],
  [0.2, '","recommendations":["'],
  [0.33, '","'],
  [0.46, '","'],
  [0.59, '","'],
  [0.72, '"],"example":"'],
  [0.88, '","encouragement":"'],
];

const NO_DANGER = '{"level":"none","kind":null,"whose":null}';

/** The text before each token of an advice of so many tokens: nothing, or the beginning of a section. */
export function openings(tokens, prompt = '') {
  const before = Array(tokens).fill('');
  for (const [share, text] of SECTIONS) before[Math.floor(share * tokens)] = text;
  before[0] = judged(prompt, before[0]);
  return before;
}

/** The beginning of an answer with the judgement that the prompt asks for: of an advice as its first field, else as the first line. */
function judged(prompt, text) {
  if (!prompt.includes('"danger"')) return text;
  if (!prompt.startsWith('Task: advice')) return `{"danger":${NO_DANGER}}\n`;
  return text.replace('{', `{"danger":${NO_DANGER},`);
}

export const CLOSING = '"}';

/** The first token's words, of fixed length: when it was sent (`now()`), and how many milliseconds after the request's arrival. */
export const firstWords = (sentAt, ownMs) => `@${sentAt.toFixed(3).padStart(16, '0')}/${ownMs.toFixed(3).padStart(9, '0')}`;
export const FIRST_LENGTH = 27;

/** A later token's words: a space, as real tokens have it, and when it was sent, counted from the first. */
export const words = (sentAt, firstSentAt) =>
  ` ${Math.round((sentAt - firstSentAt) / UNIT_MS)
    .toString(36)
    .padStart(DIGITS, '0')}`;

/** Reads the first token's words where they are in a text. */
export function readFirst(text) {
  const found = /@([\d.]{16})\/([\d.]{9})/.exec(text);
  return found ? { sentAt: Number(found[1]), ownMs: Number(found[2]) } : null;
}

/** Reads the token that begins at an index. */
export const readStamp = (text, index, firstSentAt) =>
  firstSentAt + Number.parseInt(text.slice(index + 1, index + 1 + DIGITS), 36) * UNIT_MS;
