import type { Recognition } from './recognition.ts';

/** Why nothing more is heard. */
export type DictationFault = 'not_allowed' | 'no_speech' | 'network' | 'unknown';

const FAULTS: Readonly<Record<string, DictationFault>> = {
  'not-allowed': 'not_allowed',
  'service-not-allowed': 'not_allowed',
  'audio-capture': 'not_allowed',
  'no-speech': 'no_speech',
  network: 'network',
};

interface Options {
  field: HTMLTextAreaElement;
  /** A BCP 47 tag. */
  language: string;
  /** The browser listens, after it was allowed to. */
  onStart: () => void;
  /** Called once: with null when it was stopped, or the browser has listened long enough. */
  onEnd: (fault: DictationFault | null) => void;
}

export interface Dictation {
  /** Takes what is being said, and ends. */
  stop(): void;
  /** Ends at once. */
  abort(): void;
}

/**
 * Writes what is said into a field, in place of its selection, up to its `maxLength`. It ends when the field's form is sent, and
 * when the page is hidden. Words that are typed meanwhile stay: what is said later goes to the caret.
 */
export function dictate({ field, language, onStart, onEnd }: Options): Dictation | null {
  const Recogniser = globalThis.webkitSpeechRecognition;
  if (!Recogniser) return null;
  const recognition: Recognition = new Recogniser();
  const ended = new AbortController();
  let fault: DictationFault | null = null;
  let place = placeIn(field);
  /** Results before this one are in the field already. */
  let first = 0;
  let heard = 0;
  /** The field's text as it was written here. */
  let written = field.value;

  const end = (): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    onEnd(fault);
  };
  const abort = (): void => {
    recognition.onresult = null;
    recognition.abort();
    end();
  };
  Object.assign(recognition, { lang: language, continuous: true, interimResults: true });
  recognition.onresult = ({ results }) => {
    // The page has changed the text, as after sending it: what is still being said belongs to no text.
    if (field.value !== written) {
      abort();
      return;
    }
    heard = results.length;
    const transcripts = Array.from(results, (result) => result[0]?.transcript ?? '').slice(first);
    written = write(field, place, transcripts.map((words) => words.trim()).reduce(joined, ''));
  };
  recognition.onstart = () => ended.signal.aborted || onStart();
  recognition.onerror = ({ error }) => {
    if (error !== 'aborted') fault = FAULTS[error] ?? 'unknown';
  };
  recognition.onend = end;
  const options = { signal: ended.signal };
  field.addEventListener(
    'input',
    ({ isTrusted }) => {
      // Only what was typed: this file's own changes are events of the script.
      if (!isTrusted) return;
      place = placeIn(field);
      first = heard;
      written = field.value;
    },
    options,
  );
  field.form?.addEventListener('submit', abort, options);
  window.addEventListener('pagehide', abort, options);
  document.addEventListener('visibilitychange', () => document.hidden && abort(), options);
  recognition.start();
  return { stop: () => recognition.stop(), abort };
}

interface Place {
  before: string;
  after: string;
}

const placeIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Place => ({
  before: value.slice(0, selectionStart),
  after: value.slice(selectionEnd),
});

/** Writes words at a place as if they were typed, and returns the field's text. */
function write(field: HTMLTextAreaElement, { before, after }: Place, spoken: string): string {
  const words = spoken.replace(/\s+/g, ' ');
  const lead = needsSpace(before, words) ? ' ' : '';
  const tail = needsSpace(words, after) ? ` ${after}` : after;
  const room = field.maxLength < 0 ? words.length : field.maxLength - before.length - lead.length - tail.length;
  const text = `${before}${lead}${words.slice(0, Math.max(0, room))}${tail}`.slice(
    0,
    field.maxLength < 0 ? undefined : field.maxLength,
  );
  // React hears of a change by the event, if the element's own setter made it.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  const caret = Math.max(0, text.length - tail.length);
  field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field.value;
}

const joined = (one: string, other: string): string => (needsSpace(one, other) ? `${one} ${other}` : one + other);

/** Whether two texts need a space between them. Chinese has none. */
const needsSpace = (one: string, other: string): boolean =>
  /[\p{L}\p{N}.,;:!?…)]$/u.test(one) &&
  /^[\p{L}\p{N}]/u.test(other) &&
  !/\p{Script=Han}$/u.test(one) &&
  !/^\p{Script=Han}/u.test(other);
