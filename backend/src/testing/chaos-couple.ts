import { registration } from './accounts.ts';
import { ChaosClient } from './chaos-client.ts';
import { join, sessionIn } from './couples.ts';
import { Browser } from './test-browser.ts';

/**
 * Two connected partners in a session of their own: one with an account, one without.
 * @param urls nodes, in the order in which both try them
 * @param number makes their addresses unique
 */
export async function chaosCouple(urls: string[], number: number): Promise<[ChaosClient, ChaosClient]> {
  const [creator, partner] = [1, 2].map((who) => new Browser(urls[0] ?? '', `10.${who}.${number >> 8}.${number & 255}`));
  if (!creator || !partner) throw new Error('two people are needed');
  await creator.call('POST', '/api/auth/register', registration());
  const made = await creator.call('POST', '/api/couples/create-session', { sessionName: `Couple ${number}` });
  const { id, sessionToken: token } = sessionIn(made);
  if (id === null || !token) throw new Error(`Creating a session answered ${made.status}`);
  const { status } = await join(partner, token, 'Tomás');
  if (status !== 200) throw new Error(`Joining answered ${status}`);
  const pair: [ChaosClient, ChaosClient] = [
    new ChaosClient(creator, urls, 0, { id, token, role: 'partner1' }),
    new ChaosClient(partner, urls, 0, { id, token, role: 'partner2' }),
  ];
  await Promise.all(pair.map((client) => client.start()));
  return pair;
}
