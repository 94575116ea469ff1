import { expect, it } from 'vitest';
import { PAGE_ENDED } from './page-end.ts';

it('the timers of a page that is gone have ended', async () => {
  const ran: string[] = [];
  const endPage = () => window.dispatchEvent(new Event(PAGE_ENDED));
  const afterTimers = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
  setTimeout(() => ran.push('time-out'), 0);
  const repeated = setInterval(() => ran.push('interval'), 0);
  endPage();
  await afterTimers();
  expect(ran).toEqual([]);
  setTimeout(() => ran.push('the next page'), 0);
  await afterTimers();
  clearInterval(repeated);
  expect(ran).toEqual(['the next page']);
});
