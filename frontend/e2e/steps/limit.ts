import type { Page } from '@playwright/test';
import { situation } from './situation.ts';
import { expect } from './test.ts';

/** Uses the month's three free sessions from this test's address, by the API; fewer where some are used. */
export async function useUp(page: Page, times = 3): Promise<void> {
  const asked = Array.from({ length: times }, () =>
    page.request.post('/api/advice/generate', {
      data: { description: situation().text, category: 'work', adviceStyle: 'practical', language: 'en' },
    }),
  );
  for (const reply of await Promise.all(asked)) expect(reply.status()).toBe(200);
}
