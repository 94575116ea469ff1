import type { CouplesMessageView, CouplesSent, OpenCouplesView } from '@beside/common/couples/couples.views';
import { answer, message } from '../features/couples/couples.fixtures.ts';
import { isFields } from '../lib/parse.ts';
import type { Served } from './fake-server.ts';
import type { FakeSocket } from './fake-socket.ts';
import { CLARA, type Opened, type Opening, openApp } from './open-app.tsx';

/** The session's token in the fixtures. */
export const TOKEN = 'token-of-the-session';
export const SESSION_PATH = `/couples/${TOKEN}`;

/** A message, by default from Tomás, the partner. */
export const said = (id: number, text: string, more: Partial<CouplesMessageView> = {}): CouplesMessageView =>
  message(id, { message: text, senderRole: 'partner2', senderName: 'Tomás', ...more });

export const SESSION: OpenCouplesView['session'] = { ...answer([]).session, id: 7, partner1Id: CLARA.id, partner1Name: 'Clara' };

/** A session of Clara and Tomás as Clara sees it. */
export const view = (messages: CouplesMessageView[] = [], more: Partial<OpenCouplesView> = {}): OpenCouplesView =>
  answer(messages, { session: SESSION, me: { role: 'partner1', name: 'Clara' }, presence: ['partner1', 'partner2'], ...more });

/** What someone sees who has only the link. */
export const invitation = (name: string | null = null): OpenCouplesView =>
  view([], {
    session: { ...SESSION, id: null, sessionToken: null, partner1Id: null, partner2Name: null, language: null },
    me: { role: 'visitor', name },
    presence: [],
  });

export const served = (open: OpenCouplesView): Served => ({ json: { success: true, version: null, ...open } });

/** Stores what a page sends, as the server does, and returns the acknowledgement. */
function storing(): (payload: unknown) => CouplesSent & { success: true } {
  let id = 100;
  return (payload) => {
    if (!isFields(payload)) throw new Error('a message has fields');
    id += 1;
    const mine = { senderRole: 'partner1', senderName: 'Clara', clientMessageId: String(payload.clientMessageId) } as const;
    return { success: true, message: said(id, String(payload.message), mine) };
  };
}

/** Opens a session as Clara, live. */
export async function openSession(open: OpenCouplesView = view(), more: Opening = {}): Promise<Opened & { live: FakeSocket }> {
  const opened = await openApp(SESSION_PATH, {
    user: CLARA,
    ...more,
    answers: { 'GET /api/couples/session/*': served(open), ...more.answers },
    socketAnswers: {
      'couples:open': () => ({ success: true, ...open }),
      'couples:send': storing(),
      'couples:typing': () => ({ success: true }),
      'couples:read': () => ({ success: true }),
      ...more.socketAnswers,
    },
  });
  return { ...opened, live: await opened.socket() };
}
