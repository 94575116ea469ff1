import { randomUUID } from 'node:crypto';
import type { PushMessage, PushSender } from '../lib/push/push-sender.ts';
import type { TestUser } from './accounts.ts';

export const PUSH_HOST = 'https://push.example.com/send/';

export interface FakePush extends PushSender {
  /** What was sent, in its order. */
  sent: { endpoint: string; message: PushMessage }[];
  /** What an endpoint answers, where it is not that it was sent. */
  outcomes: Map<string, 'gone' | 'later'>;
  /** How many were sent to an endpoint. */
  to(endpoint: string): number;
}

/** A sender of pushes that keeps what is sent. */
export function fakePush(): FakePush {
  const sent: FakePush['sent'] = [];
  const outcomes: FakePush['outcomes'] = new Map();
  return {
    key: 'BNoKeyOfAnybody',
    isAllowed: (endpoint) => endpoint.startsWith(PUSH_HOST),
    async send({ endpoint }, message) {
      sent.push({ endpoint, message });
      return outcomes.get(endpoint) ?? 'sent';
    },
    ...{ sent, outcomes },
    to: (endpoint) => sent.filter((each) => each.endpoint === endpoint).length,
  };
}

export const subscription = (endpoint = `${PUSH_HOST}${randomUUID()}`) => ({
  ...{ endpoint, keys: { p256dh: 'BKey', auth: 'secret' }, look: 'notes', language: 'fr' },
});

/** Settings without quiet hours. */
export const ALWAYS = {
  kinds: { answer: true, message: true, account: true },
  ...{ quietFrom: '00:00', quietUntil: '00:00', zone: 'Europe/Berlin', email: 'never' },
};

/** Has a user's browser receive pushes at any hour. @returns its endpoint */
export async function subscribe({ browser }: Pick<TestUser, 'browser'>, settings: object | null = ALWAYS): Promise<string> {
  const made = subscription();
  if (settings) await browser.call('PUT', '/api/notifications', settings);
  const { status } = await browser.call('POST', '/api/push/subscriptions', made);
  if (status !== 200) throw new Error(`Subscribing answered ${status}`);
  return made.endpoint;
}
