import { asked, growing, messages, openChat, openNewChat, panel, put, question, replies } from './steps/chat.ts';
import { breakOff, mend, seeConnection } from './steps/connection.ts';
import { hold, play, release, stillWriting } from './steps/model.ts';
import { expect, test } from './steps/test.ts';

test.describe('where the connection breaks', () => {
  test.use({ via: 'SHAKY', allowed: /Failed to load resource|WebSocket connection to .* failed|ERR_/ });

  test('a reply written meanwhile is there afterwards, and questions wait in the outbox, also over a reload', async ({
    page,
    context,
  }) => {
    await openNewChat(page);
    const { text, mark } = question();
    await hold(mark, 20);
    await put(page, text);
    await expect(growing(page)).toContainText(/\w{3}/);
    await breakOff();
    await seeConnection(page, 'Offline');
    await release(mark);
    await expect.poll(() => stillWriting(mark)).toBe(0);
    await mend();
    await expect(replies(page)).toHaveCount(1);
    await expect(growing(page)).toHaveCount(0);

    await context.setOffline(true);
    await put(page, 'One');
    await put(page, 'Two');
    await expect(asked(page, 'One')).toContainText('Waiting');
    await expect(asked(page, 'Two')).toContainText('Waiting');
    // No page opens now, so the line has the numbers.
    await expect(panel(page).locator('a[href="tel:988"]')).toHaveText('988');
    await expect(panel(page).locator('a[href="tel:911"]')).toHaveText('911');
    await context.setOffline(false);
    await page.reload();
    await expect(replies(page)).toHaveCount(3);
    const own = messages(page).getByRole('article', { name: /^You/ });
    await expect(own).toContainText([text, 'One', 'Two']);
    await expect(own).toHaveCount(3);
  });
});

test.describe('where the whole live channel is blocked', () => {
  test.use({
    via: 'CUT',
    allowed: /WebSocket connection to .* failed|403 .*\/socket\.io\/|503 .*\/api\/chat\/|409 .*\/api\/chat\//,
  });

  test('questions, replies, a stop and a failure come by calls, and a chat of a thousand messages does not jump', async ({
    page,
  }) => {
    const id = await openNewChat(page);
    await seeConnection(page, 'Connected, updating regularly');
    const [first, second] = [question('First?'), question('Second?')];
    await hold(first.mark, 20);
    await put(page, first.text);
    await expect(growing(page)).toContainText(/\w{3}/);
    await put(page, second.text);
    await expect(asked(page, second.text)).toContainText('Waiting its turn');
    await panel(page).getByRole('button', { name: 'Stop writing' }).click();
    await expect(messages(page)).toContainText('You stopped this reply.');
    // The next request carries the first question along.
    await release(first.mark);
    await expect(replies(page)).toHaveCount(1);
    const third = question('Third?');
    await play(third.mark, ' ');
    await put(page, third.text);
    await expect(messages(page).getByRole('alert')).toContainText('No reply could be written.');
    await play(third.mark, 'Now it can.');
    await messages(page).getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(replies(page)).toContainText([/./, 'Now it can.']);
    await expect(asked(page, third.text)).toHaveCount(1);

    // A chat of a thousand messages opens at its end, and older ones come without a jump.
    const all = Array.from({ length: 1_000 }, (_, index) => ({
      id: index + 1,
      sessionId: id,
      message:
        index % 2 ? `**Reply ${index + 1}**: ${'a step, and then a rest. '.repeat((index % 7) + 1)}` : `Question ${index + 1}?`,
      messageType: index % 2 ? 'ai' : 'user',
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 600_000).toISOString(),
      clientMessageId: null,
      language: 'en',
      ...(index % 2 ? { generatedBy: 'ai' } : {}),
    }));
    let olderPages = 0;
    await page.route(`**/api/chat/${id}*`, (route) => {
      const { searchParams } = new URL(route.request().url());
      const [after, before] = ['after', 'before'].map((name) => searchParams.get(name));
      const known = all.filter((each) => each.id < Number(before ?? 1_001) && each.id > Number(after ?? 0));
      const found = after === null ? known.slice(-50) : known;
      if (before !== null) olderPages += 1;
      return route.fulfill({ json: { success: true, messages: found, hasMore: found.length < known.length, reply: null } });
    });
    // Closed, so that opening it is all that the page does.
    await page.evaluate(() => sessionStorage.removeItem('beside.chat.open'));
    await page.reload();
    await openChat(page);
    await expect(replies(page).last()).toContainText('Reply 1000');
    // Opening asks for the newest page alone, however long the chat is.
    expect(olderPages).toBe(0);
    expect(await messages(page).getByRole('article').count()).toBe(50);
    await replies(page).last().scrollIntoViewIfNeeded();

    const log = messages(page);
    for (const pages of [2, 3, 4]) {
      // What the reader looks at keeps its place while older messages arrive above it.
      const anchor = await log.evaluate((element) => {
        element.scrollTop = 500;
        const top = element.getBoundingClientRect().top;
        const seen = [...element.querySelectorAll('article')].find((each) => each.getBoundingClientRect().top > top);
        return {
          name: seen?.querySelector('p[dir], [data-spoken]')?.textContent ?? '',
          top: seen?.getBoundingClientRect().top ?? 0,
        };
      });
      await expect.poll(() => log.getByRole('article').count()).toBeGreaterThanOrEqual(pages * 50);
      const same = log.getByRole('article').filter({ hasText: anchor.name }).first();
      expect(Math.abs(((await same.boundingBox())?.y ?? 0) - anchor.top)).toBeLessThan(3);
    }
  });
});
