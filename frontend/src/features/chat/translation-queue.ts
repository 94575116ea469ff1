import type { ChatMessageView } from '@beside/common/chat/chat.views';
import type { Language } from '@beside/common/language/language.constants';
import { TRANSLATE_CHARACTERS_MAX, TRANSLATE_TIMEOUT_MS } from '@beside/common/translation/translation.constants';
import { within } from '../../lib/within.ts';
import { postTranslate } from './chat.api.ts';
import { chatTranslations } from './chat.cache.ts';
import { chatForgetting } from './forget.ts';

/** Texts of one call. */
const TEXTS_MAX = 10;
/** Milliseconds in which a page's messages gather for one call. */
const GATHER_MS = 50;

interface Waiting {
  message: ChatMessageView;
  language: Language;
  /** One for each place that wants it. */
  by: Set<symbol>;
}

const nameOf = ({ message, language }: Pick<Waiting, 'message' | 'language'>) => `${message.id} ${language}`;

/** Messages that wait for their translation, by message and language. */
const waiting = new Map<string, Waiting>();
/** Those whose translation is being asked for. */
const inFlight = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let busy = false;

/** Translates a message soon, together with others. The returned function takes it back. */
export function wantTranslation(message: ChatMessageView, language: Language): () => void {
  const name = nameOf({ message, language });
  if (inFlight.has(name)) return () => undefined;
  const place = Symbol(name);
  const { by } = waiting.get(name) ?? { by: new Set<symbol>() };
  waiting.set(name, { message, language, by: by.add(place) });
  clearTimeout(timer);
  timer = setTimeout(() => void translateNext(), GATHER_MS);
  return () => {
    by.delete(place);
    if (by.size === 0 && waiting.get(name)?.by === by) waiting.delete(name);
  };
}

/** Translates the newest of the waiting messages, one call at a time. A failure keeps the originals, silently. */
async function translateNext(): Promise<void> {
  const [first, ...others] = [...waiting.values()].sort((one, other) => other.message.id - one.message.id);
  if (busy || !first) return;
  const batch = batchOf(first, others);
  for (const name of batch.map(nameOf)) {
    waiting.delete(name);
    inFlight.add(name);
  }
  busy = true;
  const { sessionId } = first.message;
  const forgotten = chatForgetting.untilForgotten();
  const originals = Object.fromEntries(batch.map(({ message }) => [String(message.id), message.message]));
  const done = await postTranslate(sessionId, originals, first.language, within(TRANSLATE_TIMEOUT_MS, forgotten)).catch(
    () => null,
  );
  busy = false;
  for (const name of batch.map(nameOf)) inFlight.delete(name);
  const texts = batch.map(({ message: { id } }) => ({ id, text: done?.[id] ?? null }));
  if (!forgotten.aborted) chatTranslations.keepTranslations(first.language, texts);
  void translateNext();
}

/** The first message and those that fit into its call. */
function batchOf(first: Waiting, others: readonly Waiting[]): Waiting[] {
  const batch = [first];
  let characters = first.message.message.length;
  for (const each of others) {
    if (each.language !== first.language || each.message.sessionId !== first.message.sessionId) continue;
    characters += each.message.message.length;
    if (batch.length === TEXTS_MAX || characters > TRANSLATE_CHARACTERS_MAX) break;
    batch.push(each);
  }
  return batch;
}
