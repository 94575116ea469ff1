import { pause } from '../lib/pause.ts';
import { registration } from './accounts.ts';
import { ChaosClient } from './chaos-client.ts';
import { join, sessionIn } from './couples.ts';
import { type Answer, Browser } from './test-browser.ts';

/** Milliseconds before a busy node is asked again. */
const BUSY_MS = 250;

/**
 * Two connected partners in a session of their own: one with an account, one without.
 * @param urls nodes, in the order in which both try them
 * @param number makes their addresses unique
 */
export async function chaosCouple(urls: string[], number: number): Promise<[ChaosClient, ChaosClient]> {
  const [creator, partner] = [1, 2].map((who) => new Browser(urls[0] ?? '', `10.${who}.${number >> 8}.${number & 255}`));
  if (!creator || !partner) throw new Error('two people are needed');
  const form = registration();
  await patiently('Registering', () => creator.call('POST', '/api/auth/register', form));
  const name = { sessionName: `Couple ${number}` };
  const made = await patiently('Creating a session', () => creator.call('POST', '/api/couples/create-session', name));
  const { id, sessionToken: token } = sessionIn(made);
  if (id === null || !token) throw new Error('Creating a session named none');
  await patiently('Joining', () => join(partner, token, 'Tomás'));
  const pair: [ChaosClient, ChaosClient] = [
    new ChaosClient(creator, urls, 0, { id, token, role: 'partner1' }),
    new ChaosClient(partner, urls, 0, { id, token, role: 'partner2' }),
  ];
  await Promise.all(pair.map((client) => client.start()));
  return pair;
}

/** Asks again while a node says that it is too busy: many couples begin at once. */
async function patiently(what: string, call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.status < 300) return answer;
    if (answer.status !== 503) throw new Error(`${what} answered ${answer.status}`);
    await pause(BUSY_MS);
  }
}
