import type { Advice, AdviceHistoryItem, AdviceSessionView } from '@beside/common/advice/advice.views';
import { screen } from '@testing-library/react';
import type { Served, ServedCall } from './fake-server.ts';
import { CLARA, type Opened, type Opening, openApp } from './open-app.tsx';

export const ADVICE: Advice = {
  understanding: 'You are afraid to ask Ana.',
  recommendations: ['Write down one sentence.', 'Ask for ten minutes.', 'Rest afterwards.'],
  example: 'Ana, do you have ten minutes?',
  encouragement: 'You can do this.',
};

/** A stored advice of Clara. */
export const adviceSession = ({
  advice = ADVICE,
  ...more
}: Partial<Omit<AdviceSessionView, 'advice'>> & { advice?: Advice } = {}) =>
  ({
    id: '00000000-0000-4000-8000-000000000001',
    userId: CLARA.id,
    description: 'I am afraid to ask Ana.',
    category: 'family',
    adviceStyle: 'practical',
    language: 'en',
    createdAt: '2026-11-21T12:00:00.000Z',
    generatedBy: 'ai',
    help: advice.help,
    ...more,
    advice: JSON.stringify(advice),
  }) satisfies AdviceSessionView;

export const servedAdvice = (session: AdviceSessionView): Served => ({ json: { success: true, session } });

/** Opens a stored advice, as a visitor unless given otherwise. */
export async function openAdvice(session: AdviceSessionView = adviceSession(), more: Opening = {}): Promise<Opened> {
  const opened = await openApp(`/?advice=${session.id}`, {
    ...more,
    answers: { [`GET /api/advice/${session.id}`]: servedAdvice(session), ...more.answers },
  });
  await screen.findByRole('article');
  return opened;
}

const PAGE = 12;

/** A server's history of some sessions, the newest first: by filter, search and page. */
export function historyOf(sessions: AdviceHistoryItem[], bookmarked: readonly string[] = []): (call: ServedCall) => Served {
  return ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const [category, words, from] = ['category', 'q', 'cursor'].map((name) => query.get(name));
    const found = sessions.filter(
      (each) =>
        (category === 'all' || category === each.category || (category === 'bookmarked' && bookmarked.includes(each.id))) &&
        each.description.toLowerCase().includes(words?.toLowerCase() ?? ''),
    );
    const first = Number(from ?? 0);
    const nextCursor = found.length > first + PAGE ? String(first + PAGE) : null;
    return { json: { success: true, sessions: found.slice(first, first + PAGE), nextCursor } };
  };
}
