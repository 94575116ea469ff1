import type { CouplesRole } from '@beside/common/couples/couples.constants';
import type { CouplesMessageView, CouplesSessionView } from '@beside/common/couples/couples.views';
import { findLastMessage } from '../../lib/conversation/thread.ts';
import type { SessionView } from './couples.merge.ts';

/** A speaker's style: a is the creator, b the partner, c the counsellor. */
export type Voice = 'a' | 'b' | 'c';

export const voiceOf = (role: CouplesRole | null): Voice => (role === 'partner1' ? 'a' : role === 'partner2' ? 'b' : 'c');

export const otherRole = (role: CouplesRole): CouplesRole => (role === 'partner1' ? 'partner2' : 'partner1');

/** A partner's name; null while the seat is free. */
export function nameOf(session: CouplesSessionView, role: CouplesRole): string | null {
  return role === 'partner1' ? session.partner1Name : session.partner2Name;
}

/** The first letter of a name; a grapheme, so combined characters stay whole. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** A partner's last message. */
export const lastOf = ({ pages }: SessionView, role: CouplesRole): CouplesMessageView | undefined =>
  findLastMessage(pages, ({ senderRole }) => senderRole === role);
