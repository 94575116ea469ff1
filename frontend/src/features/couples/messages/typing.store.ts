import { type CouplesRole, TYPING_EVERY_MS, TYPING_FOR_MS } from '@beside/common/couples/couples.constants';
import { create } from 'zustand';
import { liveSocket } from '../../../lib/socket.ts';
import { couples } from '../couples.conversation.ts';

export const useTyping = create<Record<CouplesRole, boolean>>(() => ({ partner1: false, partner2: false }));

const expiry: Partial<Record<CouplesRole, ReturnType<typeof setTimeout>>> = {};

/** Records a partner's typing. It expires, since the stop may get lost. */
export function receiveTyping(role: CouplesRole, isTyping: boolean): void {
  clearTimeout(expiry[role]);
  useTyping.setState({ [role]: isTyping });
  if (isTyping) expiry[role] = setTimeout(() => useTyping.setState({ [role]: false }), TYPING_FOR_MS);
}

/** Clears all typing: the session was left, or its connection lost. */
export function clearTyping(): void {
  receiveTyping('partner1', false);
  receiveTyping('partner2', false);
}

let sentAt = 0;

/** Sends the user's typing state, throttled. */
export function sendTyping(token: string, isTyping: boolean): void {
  if (!couples.isLive(token)) return;
  const now = Date.now();
  if (isTyping ? now - sentAt < TYPING_EVERY_MS : sentAt === 0) return;
  sentAt = isTyping ? now : 0;
  void liveSocket().then((socket) => socket.emit('couples:typing', { token, isTyping }, () => undefined));
}
