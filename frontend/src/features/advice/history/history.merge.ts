import type { AdviceHistoryItem, AdviceHistoryPage, AdviceSessionView } from '@beside/common/advice/advice.views';
import type { InfiniteData } from '@tanstack/react-query';

export type HistoryPages = InfiniteData<AdviceHistoryPage>;

/** Every session of the loaded pages, once. */
export function sessionsOf({ pages }: HistoryPages): AdviceHistoryItem[] {
  return [...new Map(pages.flatMap(({ sessions }) => sessions.map((session) => [session.id, session]))).values()];
}

/**
 * Puts a session before the first older one. A known session changes nothing, and neither does one that belongs to a page
 * not loaded yet.
 */
export function addToPages(known: HistoryPages, session: AdviceSessionView): HistoryPages {
  if (sessionsOf(known).some(({ id }) => id === session.id)) return known;
  const isOlder = ({ createdAt }: AdviceHistoryItem) => Date.parse(createdAt) < Date.parse(session.createdAt);
  const page = known.pages.findIndex(({ sessions }) => sessions.some(isOlder));
  const last = known.pages.length - 1;
  if (page < 0 && known.pages[last]?.nextCursor !== null) return known;
  return changePage(known, page < 0 ? last : page, (sessions) => {
    const at = sessions.findIndex(isOlder);
    return at < 0 ? [...sessions, session] : sessions.toSpliced(at, 0, session);
  });
}

/** Takes a session out of its page. */
export function removeFromPages(known: HistoryPages, id: string): HistoryPages {
  const page = known.pages.findIndex(({ sessions }) => sessions.some((session) => session.id === id));
  return page < 0 ? known : changePage(known, page, (sessions) => sessions.filter((session) => session.id !== id));
}

function changePage(
  known: HistoryPages,
  index: number,
  change: (sessions: AdviceHistoryItem[]) => AdviceHistoryItem[],
): HistoryPages {
  const pages = known.pages.map((page, at) => (at === index ? { ...page, sessions: change(page.sessions) } : page));
  return { ...known, pages };
}
