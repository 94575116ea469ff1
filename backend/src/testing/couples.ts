import { randomUUID } from 'node:crypto';
import type { CouplesMessageView, CouplesSessionView, OpenCouplesView } from '@beside/common/couples/couples.views';
import type { ServerToClientEvents } from '@beside/common/events';
import { signUp, type TestUser } from './accounts.ts';
import type { TestApp } from './test-app.ts';
import type { Answer, Browser, TestSocket } from './test-browser.ts';

export interface Couple {
  creator: TestUser;
  /** A browser with a visitor's session. */
  partner: Browser;
  token: string;
  id: number;
}

/** A user, and a session of theirs with a free seat. */
export async function createSession(app: TestApp, more: object = {}): Promise<Omit<Couple, 'partner'>> {
  const creator = await signUp(app);
  const answer = await creator.browser.call('POST', '/api/couples/create-session', { sessionName: 'Sundays', ...more });
  const session = sessionIn(answer);
  if (!session.sessionToken || session.id === null) throw new Error(`Creating a session answered ${answer.status}`);
  return { creator, token: session.sessionToken, id: session.id };
}

/** Two partners in a session: one with an account, one with a typed name. */
export async function createCouple(app: TestApp, more: object = {}): Promise<Couple> {
  const made = await createSession(app, more);
  const partner = app.browser();
  const { status } = await join(partner, made.token, 'Tomás');
  if (status !== 200) throw new Error(`Joining answered ${status}`);
  return { ...made, partner };
}

/** Joins as the page does: the browser makes its session before it takes a seat. */
export async function join(browser: Browser, token: string, partnerName?: string): Promise<Answer> {
  await browser.call('POST', '/api/visitor');
  return browser.call('POST', `/api/couples/join/${token}`, { partnerName });
}

export function post(browser: Browser, sessionToken: string, message: string, more: object = {}): Promise<Answer> {
  return browser.call('POST', '/api/couples/message', { sessionToken, message, clientMessageId: randomUUID(), ...more });
}

export function poll(browser: Browser, token: string, query = '', headers: Record<string, string> = {}): Promise<Answer> {
  return browser.call('GET', `/api/couples/session/${token}${query}`, undefined, headers);
}

export function sessionIn({ body }: Answer): CouplesSessionView {
  return Object(body.session);
}

export function roomIn({ body }: Answer): OpenCouplesView {
  return Object(body);
}

/** A partner's page: a socket that has opened the session, and all its pushes. */
export async function openPage(browser: Browser, token: string, more: { afterId?: number; language?: 'en' | 'nl' | 'zh' } = {}) {
  const socket = await browser.socket();
  const frames: { event: string; push: object }[] = [];
  socket.onAny((event: string, push: object) => frames.push({ event, push }));
  const room = await socket.emitWithAck('couples:open', { token, ...more });
  return { socket, frames, room };
}

/** Sends a message by socket; fails unless it is acknowledged. */
export async function say(socket: TestSocket, token: string, message: string, more: object = {}): Promise<CouplesMessageView> {
  const answer = await socket.emitWithAck('couples:send', { token, message, clientMessageId: randomUUID(), ...more });
  if (!answer.success) throw new Error(`A message was refused: ${answer.code}`);
  return answer.message;
}

/** The next push of an event that fits. */
export function nextPush<E extends keyof ServerToClientEvents>(
  socket: TestSocket,
  event: E,
  fits: (push: Parameters<ServerToClientEvents[E]>[0]) => boolean = () => true,
  ms = 30_000,
): Promise<Parameters<ServerToClientEvents[E]>[0]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event} within ${ms} ms`)), ms);
    const take = (name: string, push: Parameters<ServerToClientEvents[E]>[0]): void => {
      if (name !== event || !fits(push)) return;
      clearTimeout(timer);
      socket.offAny(take);
      resolve(push);
    };
    socket.onAny(take);
  });
}
