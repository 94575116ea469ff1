import { type CouplesRole, TYPING_EVERY_MS, TYPING_FOR_MS } from '@beside/common/couples/couples.constants';
import { create } from 'zustand';
import { liveSocket } from '../../lib/socket.ts';
import { isLive } from './session-connection.ts';

/** Who is typing now. */
export const useTyping = create<Record<CouplesRole, boolean>>(() => ({ partner1: false, partner2: false }));

const expiry: Partial<Record<CouplesRole, ReturnType<typeof setTimeout>>> = {};

/** Somebody is typing, until they say otherwise or have not said so for a while. */
export function receiveTyping(role: CouplesRole, isTyping: boolean): void {
  clearTimeout(expiry[role]);
  useTyping.setState({ [role]: isTyping });
  if (isTyping) expiry[role] = setTimeout(() => useTyping.setState({ [role]: false }), TYPING_FOR_MS);
}

/** Nobody is: the room was left, or its connection lost. */
export function clearTyping(): void {
  receiveTyping('partner1', false);
  receiveTyping('partner2', false);
}

let sentAt = 0;

/** Tells the others that this page is being typed on, or no longer is; as often as is needed and no more. */
export function sendTyping(token: string, isTyping: boolean): void {
  if (!isLive(token)) return;
  const now = Date.now();
  if (isTyping ? now - sentAt < TYPING_EVERY_MS : sentAt === 0) return;
  sentAt = isTyping ? now : 0;
  void liveSocket().then((socket) => socket.emit('couples:typing', { token, isTyping }, () => undefined));
}
