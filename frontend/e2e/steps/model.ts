import { addressOf } from './test.ts';

/** How often the model was asked with a text in the question. */
export const timesAsked = async (text: string) => Number(await command('asked', text));

/** How many answers about a text the model is still writing. */
export const stillWriting = async (text: string) => Number(await command('writing', text));

/** Lets the model write only the beginning of its answers about a text: so many tokens, an advice has some 500. */
export const hold = (text: string, tokens = 60) => command('hold', text, tokens);

/** Lets the model write on. */
export const release = (text: string) => command('release', text);

/** Has every answer about a text be this one, streamed in pieces of a few characters. */
export async function play(text: string, answer: string): Promise<void> {
  await fetch(`${addressOf('MODEL')}/play?text=${encodeURIComponent(text)}`, { method: 'POST', body: answer });
}

async function command(what: 'asked' | 'writing' | 'hold' | 'release', text: string, events = 0): Promise<string> {
  const reply = await fetch(`${addressOf('MODEL')}/${what}?text=${encodeURIComponent(text)}&events=${events}`);
  return reply.text();
}
