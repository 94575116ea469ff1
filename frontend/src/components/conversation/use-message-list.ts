import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useEndInView } from '../../hooks/use-end-in-view.ts';
import type { createOutbox } from '../../lib/conversation/sending/outbox.store.ts';
import { lastMessage, type Thread } from '../../lib/conversation/thread.ts';

interface Listed {
  outbox: Pick<ReturnType<typeof createOutbox>, 'useOutboxOf'>;
  /** Fetches the page before the first message. The function that it resolves to shows the page. */
  fetchOlder: (id: string) => Promise<(() => void) | null>;
}

/** What a `MessageList` needs to know of itself, and its owner may ask. */
export interface MessageListState {
  frame: RefObject<HTMLDivElement | null>;
  /** The last message when the reader came; 0 without one. */
  opened: number;
  /** The reader is at the end, or near it. */
  atEnd: boolean;
  toEnd: () => void;
  /** Messages have arrived below, while the reader had scrolled up. */
  unseen: boolean;
  older: 'idle' | 'loading' | 'failed';
  loadOlder: () => void;
}

/**
 * The scrolling of a message list: it opens at its end, follows it for a reader who is there, and keeps the place of others. A message
 * just sent scrolls to the end; delivery and retries do not.
 * @param reply a message at the end that scrolls as well, when it comes
 */
export function useMessageList(
  { outbox, fetchOlder }: Listed,
  id: string,
  view: Pick<Thread<{ id: number }>, 'pages'>,
  reply?: number,
): MessageListState {
  const frame = useRef<HTMLDivElement>(null);
  const first = view.pages[0]?.[0]?.id;
  const last = lastMessage(view)?.id ?? 0;
  const [opened] = useState(last);
  const unsent = outbox.useOutboxOf(id);
  const { atEnd, toEnd } = useEndInView(frame, first !== undefined);
  const keepPlace = useKeptPlace(first, frame);
  const [older, setOlder] = useState<MessageListState['older']>('idle');
  const unseen = useUnseen(last, atEnd);
  const names = useMemo(
    () => [...unsent.map(({ clientMessageId }) => clientMessageId), ...(reply === undefined ? [] : [`reply ${reply}`])],
    [unsent, reply],
  );
  useToEndFor(names, toEnd);

  async function load() {
    if (older === 'loading') return;
    setOlder('loading');
    try {
      const show = await fetchOlder(id);
      if (show) keepPlace();
      show?.();
      setOlder('idle');
    } catch {
      setOlder('failed');
    }
  }
  return { frame, opened, atEnd, toEnd, unseen, older, loadOlder: () => void load() };
}

/** Keeps the scroll position when older messages are prepended. The returned function is called just before. */
function useKeptPlace(first: number | undefined, frame: RefObject<HTMLDivElement | null>): () => void {
  const place = useRef<{ id: string; top: number } | null>(null);
  // Of its first message: the day above it may move to the page before.
  const topOf = (id: string) => frame.current?.querySelector(`[data-first="${id}"] article`)?.getBoundingClientRect().top;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the first message changes
  useLayoutEffect(() => {
    const top = place.current && topOf(place.current.id);
    if (frame.current && place.current && top !== null && top !== undefined) frame.current.scrollTop += top - place.current.top;
    place.current = null;
  }, [first]);
  return () => {
    const id = frame.current?.querySelector<HTMLElement>('[data-first]')?.dataset.first;
    const top = id === undefined ? undefined : topOf(id);
    place.current = id === undefined || top === undefined ? null : { id, top };
  };
}

function useUnseen(last: number, atEnd: boolean): boolean {
  const seen = useRef(last);
  if (atEnd) seen.current = last;
  return last > seen.current;
}

/** Scrolls to the end for each new name. Names that go, or come back, do not scroll. */
function useToEndFor(names: readonly string[], toEnd: () => void): void {
  const seen = useRef(new Set<string>());
  useEffect(() => {
    const added = names.filter((name) => !seen.current.has(name));
    for (const name of added) seen.current.add(name);
    if (added.length > 0) toEnd();
  }, [names, toEnd]);
}
