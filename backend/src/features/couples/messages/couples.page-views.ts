import { COUPLES_CATCH_UP_MAX, COUPLES_PAGE } from '@beside/common/couples/couples.constants';
import type { CouplesMe, CouplesMessageView, OpenCouplesView } from '@beside/common/couples/couples.views';
import type { Language } from '@beside/common/language/language.constants';
import type { Page, PageRequest } from '../../../conversations/conversation.types.ts';
import { pageReader } from '../../../conversations/engine.ts';
import type { Actor } from '../../../http/actor.ts';
import type { CouplesMessage } from '../couples.entity.ts';
import { GENERATED, presentMessage, presentPreview, presentReply, presentSession } from '../couples.presenter.ts';
import { couplesStatements } from '../couples.statements.ts';
import type { CouplesContext } from '../couples.types.ts';
import type { Seat } from '../session/couples.access.ts';
import type { ActiveSession } from '../session/couples.active-sessions.ts';

/** Which messages, and the language in which the caller reads. */
export interface SessionPageRequest extends PageRequest {
  language?: Language;
}

/** What a visitor sees of a session. */
export function previewOf(actor: Actor, active: ActiveSession): OpenCouplesView {
  return {
    session: presentPreview(active.session),
    me: meOf(actor, active, 'visitor'),
    messages: [],
    hasMore: false,
    messageCount: 0,
    presence: [],
    reads: { partner1: null, partner2: null },
    reply: null,
    help: null,
  };
}

/** What a partner sees of it. */
export async function sessionView(
  context: CouplesContext,
  actor: Actor,
  { active, role }: Seat,
  wanted: SessionPageRequest,
): Promise<OpenCouplesView> {
  const [{ messages: found, hasMore }, own] = await Promise.all([
    messagesOf(context, active, wanted),
    context.help.of(actor, active, role),
  ]);
  return {
    session: presentSession(active.session, context.publicUrl),
    me: meOf(actor, active, role),
    messages: await presentMessages(context, active, found, wanted.language),
    hasMore,
    messageCount: Math.max(active.count, found.length),
    presence: active.presence,
    reads: active.session.reads,
    reply: presentReply(active.reply),
    help: own,
  };
}

/** Messages that the page has, with translations that came since. */
export async function newlyTranslated(
  { pool }: CouplesContext,
  active: ActiveSession,
  { after, language }: SessionPageRequest,
): Promise<CouplesMessageView[]> {
  if (after === undefined || !language) return [];
  const texts = new Map(
    active.translated
      .filter((each) => each.language === language && each.messageId <= after)
      .map(({ messageId, text }) => [messageId, text]),
  );
  if (texts.size === 0) return [];
  const found = await couplesStatements.byIds(pool, active.session.id, [...texts.keys()]);
  return found.map((message) => ({
    ...presentMessage(message),
    translation: { language, text: texts.get(message.id) ?? message.message, ...GENERATED },
  }));
}

const pageOf = pageReader(couplesStatements, { page: COUPLES_PAGE, catchUp: COUPLES_CATCH_UP_MAX });

export function messagesOf(
  { pool }: CouplesContext,
  active: ActiveSession,
  wanted: SessionPageRequest,
): Promise<Page<CouplesMessage>> {
  return pageOf(pool, active.session.id, wanted);
}

/** With the stored translations; missing ones are started, and pushed later. */
async function presentMessages(
  { translations }: CouplesContext,
  active: ActiveSession,
  found: CouplesMessage[],
  language: Language | undefined,
): Promise<CouplesMessageView[]> {
  const known = language ? await translations.known(found, language) : new Map<number, string>();
  if (language)
    void translations.want(
      active,
      found.filter(({ id }) => !known.has(id)),
      language,
    );
  return found.map((message) => {
    const text = known.get(message.id);
    return {
      ...presentMessage(message),
      ...(language && text !== undefined ? { translation: { language, text, ...GENERATED } } : {}),
    };
  });
}

function meOf(actor: Actor, { session }: ActiveSession, role: CouplesMe['role']): CouplesMe {
  if (role === 'visitor') return { role, name: actor.user?.firstName ?? null };
  return { role, name: role === 'partner1' ? session.partner1Name : session.partner2Name };
}
