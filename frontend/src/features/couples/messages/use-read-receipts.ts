import { useEffect, useRef } from 'react';
import { lastMessage } from '../../../lib/conversation/thread.ts';
import { liveSocket } from '../../../lib/socket.ts';
import { upsertRead } from '../couples.cache.ts';
import { couples } from '../couples.conversation.ts';
import type { SessionView } from '../couples.merge.ts';

/** Milliseconds between two read receipts. */
const INTERVAL_MS = 1_000;
/** Milliseconds before an unconfirmed receipt is sent again. */
const RETRY_MS = 3_000;

/** Sends read receipts for the last message while the tab is visible and the end is in view. */
export function useReadReceipts(token: string, view: SessionView, atEnd: boolean): void {
  const joined = couples.useSessionConnection((connection) => connection.joined);
  const sentAt = useRef(0);
  const { role } = view.me;
  const last = lastMessage(view)?.id ?? 0;
  const read = role === 'visitor' ? last : (view.reads[role] ?? 0);
  useEffect(() => {
    if (!joined || !atEnd || last <= read) return;
    const send = () => {
      if (document.hidden) return;
      sentAt.current = Date.now();
      void liveSocket().then((socket) =>
        socket.emit('couples:read', { token, messageId: last }, ({ success }) => {
          if (success && role !== 'visitor') upsertRead(token, { role, messageId: last });
        }),
      );
    };
    // One receipt covers a burst. It repeats until confirmed, and when the tab becomes visible.
    const soon = setTimeout(send, Math.max(0, sentAt.current + INTERVAL_MS - Date.now()));
    const retry = setInterval(send, RETRY_MS);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearTimeout(soon);
      clearInterval(retry);
      document.removeEventListener('visibilitychange', send);
    };
  }, [token, joined, atEnd, last, read, role]);
}
