import type { AdviceSessionView } from '@beside/common/advice/advice.views';

/** An advice session of a day in November. */
export function session(id: string, day: number, category: AdviceSessionView['category'] = 'family'): AdviceSessionView {
  return {
    id,
    userId: 'user',
    description: `A question of day ${day}`,
    category,
    adviceStyle: 'practical',
    language: 'en',
    advice: JSON.stringify({ understanding: 'You ask.', recommendations: [] }),
    createdAt: new Date(Date.UTC(2026, 10, day)).toISOString(),
    generatedBy: 'ai',
  };
}

/** Loaded pages of sessions; with `more` there is another page. */
export const pagesOf = (more: boolean, ...pages: AdviceSessionView[][]) => ({
  pages: pages.map((sessions, at) => ({ sessions, nextCursor: more || at < pages.length - 1 ? `after ${at}` : null })),
  pageParams: pages.map((_, at) => (at === 0 ? null : `after ${at - 1}`)),
});
