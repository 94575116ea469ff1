import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesReads } from '@beside/common/couples/couples.views';
import type { Language } from '@beside/common/language/language.constants';
import * as v from 'valibot';
import type { ActiveConversations } from '../../../conversations/active-conversations.ts';
import type { ActiveConversation } from '../../../conversations/conversation.types.ts';
import { commitPush } from '../../../database/commit-push.ts';
import type { CouplesSession } from '../couples.entity.ts';
import type { StoredDanger } from '../help/couples.help.statements.ts';

/** A session that has changed, or is deleted. Triggers send it: see the migration `couples`. */
export const sessionChange = commitPush('beside_couples', v.object({ id: v.number(), gone: v.optional(v.boolean(), false) }));

/** A partner's page, by a socket or by its polls. */
export interface Reader {
  role: CouplesRole;
  language: Language | null;
}

/** A couples session in use on this node, with what this feature caches of it. */
export interface ActiveSession extends ActiveConversation<CouplesSession> {
  /** The partners present, on any node, as last published. */
  presence: CouplesRole[];
  /** Pages of this node, by socket; polls under a name of their own. */
  readers: Map<string, Reader>;
  /** Translations that came after their message, for polls. */
  translated: { messageId: number; language: Language; text: string }[];
  /** Characters translated in it here lately; `since` is milliseconds since 1970. */
  translating: { since: number; characters: number };
  /** What the counsellor's model found, while it is known: see `couples.help.ts`. */
  help: Promise<StoredDanger[]> | null;
}

export type ActiveSessions = ActiveConversations<CouplesSession, ActiveSession>;

export function activateSession(base: ActiveConversation<CouplesSession>): ActiveSession {
  return {
    ...base,
    presence: [],
    readers: new Map(),
    translated: [],
    translating: { since: 0, characters: 0 },
    help: null,
  };
}

/** How far each has read, by the later of two states. */
export function latest(one: CouplesReads, other: CouplesReads): CouplesReads {
  const later = (role: CouplesRole): number | null => Math.max(one[role] ?? 0, other[role] ?? 0) || null;
  return { partner1: later('partner1'), partner2: later('partner2') };
}
