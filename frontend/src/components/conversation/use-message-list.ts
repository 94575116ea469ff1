import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEndInView } from '../../hooks/use-end-in-view.ts';

interface Messages {
  /** The ids of the first and the last message; undefined without messages. */
  first: number | undefined;
  last: number | undefined;
  /** Fetches the page before the first message. The function that it resolves to shows the page. */
  fetchOlder: () => Promise<(() => void) | null>;
  /** Names of what the list scrolls to when it first has them, such as the messages that the reader sends. */
  toEndFor: readonly string[];
}

/** What a `MessageList` needs to know of itself, and its owner may ask. */
export interface MessageListState {
  frame: RefObject<HTMLDivElement | null>;
  /** The reader is at the end, or near it. */
  atEnd: boolean;
  toEnd: () => void;
  /** Messages have arrived below, while the reader had scrolled up. */
  unseen: boolean;
  older: 'idle' | 'loading' | 'failed';
  loadOlder: () => void;
}

/** The scrolling of a message list: it opens at its end, follows it for a reader who is there, and keeps the place of others. */
export function useMessageList({ first, last = 0, fetchOlder, toEndFor }: Messages): MessageListState {
  const frame = useRef<HTMLDivElement>(null);
  const { atEnd, toEnd } = useEndInView(frame, first !== undefined);
  const keepPlace = useKeptPlace(first, frame);
  const [older, setOlder] = useState<MessageListState['older']>('idle');
  const unseen = useUnseen(last, atEnd);
  useToEndFor(toEndFor, toEnd);

  async function load() {
    if (older === 'loading') return;
    setOlder('loading');
    try {
      const show = await fetchOlder();
      if (show) keepPlace();
      show?.();
      setOlder('idle');
    } catch {
      setOlder('failed');
    }
  }
  return { frame, atEnd, toEnd, unseen, older, loadOlder: () => void load() };
}

/** Keeps the scroll position when older messages are prepended. The returned function is called just before. */
function useKeptPlace(first: number | undefined, frame: RefObject<HTMLDivElement | null>): () => void {
  const kept = useRef<{ id: string; top: number } | null>(null);
  // Of its first message: the day above it may move to the page before.
  const topOf = (id: string) => frame.current?.querySelector(`[data-first="${id}"] article`)?.getBoundingClientRect().top;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the first message changes
  useLayoutEffect(() => {
    const top = kept.current && topOf(kept.current.id);
    if (frame.current && kept.current && top !== null && top !== undefined) frame.current.scrollTop += top - kept.current.top;
    kept.current = null;
  }, [first]);
  return () => {
    const id = frame.current?.querySelector<HTMLElement>('[data-first]')?.dataset.first;
    const top = id === undefined ? undefined : topOf(id);
    kept.current = id === undefined || top === undefined ? null : { id, top };
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
