import { addressOf } from './test.ts';

/** The number of model requests with a text. */
export const timesAsked = async (text: string) => Number(await command('asked', text));

/** The number of open model answers about a text. */
export const stillWriting = async (text: string) => Number(await command('writing', text));

/** Holds the model's answers about a text after this many tokens; an advice has about 500. */
export const hold = (text: string, tokens = 60) => command('hold', text, tokens);

/** Releases held answers. */
export const release = (text: string) => command('release', text);

/** Sets the model's answer about a text, streamed in small pieces. */
export async function play(text: string, answer: string): Promise<void> {
  await fetch(`${addressOf('MODEL')}/play?text=${encodeURIComponent(text)}`, { method: 'POST', body: answer });
}

async function command(what: 'asked' | 'writing' | 'hold' | 'release', text: string, events = 0): Promise<string> {
  const reply = await fetch(`${addressOf('MODEL')}/${what}?text=${encodeURIComponent(text)}&events=${events}`);
  return reply.text();
}
