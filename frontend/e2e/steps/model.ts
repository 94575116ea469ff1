import { addressOf } from './test.ts';

/** How often the model was asked with a text in the question. */
export const timesAsked = (text: string) => count('asked', text);

/** How many answers about a text the model is still writing. */
export const stillWriting = (text: string) => count('writing', text);

async function count(what: 'asked' | 'writing', text: string): Promise<number> {
  const reply = await fetch(`${addressOf('MODEL')}/${what}?text=${encodeURIComponent(text)}`);
  return Number(await reply.text());
}
