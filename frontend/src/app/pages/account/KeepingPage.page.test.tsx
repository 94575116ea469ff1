import type { LinkView } from '@beside/common/advice/advice.links.views';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure, type Served } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { mainButton, seeAddress, seeHeading, seeToast } from '../../../testing/page-steps.ts';

const link = (id: string, more: Partial<LinkView> = {}): LinkView => ({
  ...{ id, adviceId: 'a', title: 'My sister and I', withQuestion: false, until: '2026-12-07T10:00:00.000Z' },
  ...{ isOver: false, opened: 0 },
  ...more,
});
const LIST = 'GET /api/links';
const served = (links: LinkView[]): Served => ({ json: { success: true, links } });
const NEVER: Served = {
  json: {
    success: true,
    retention: {
      months: null,
      keepBookmarked: true,
      from: null,
      before: null,
      count: 0,
      working: { months: null, keepBookmarked: true },
    },
  },
};
const open = (links: Served, answers: Opening['answers'] = {}) =>
  openApp('/account/keeping', { user: CLARA, answers: { [LIST]: links, 'GET /api/account/retention': NEVER, ...answers } });
const part = () => screen.findByRole('region', { name: 'Links to your advice' });
const rows = async () => within(await part()).findAllByRole('listitem');

it('says until when each link works and how often it was opened, and nothing else of its readers', async () => {
  await open(
    served([
      link('one', { opened: 1, withQuestion: true }),
      link('two', { opened: 2 }),
      link('old', { title: 'My manager', isOver: true, until: '2026-11-14T10:00:00.000Z' }),
    ]),
  );
  await seeHeading('Keeping and sharing');
  const [one, two, old] = await rows();
  expect(one).toHaveTextContent('My sister and IUntil December 7, 2026. Opened 1 time. With your question.');
  expect(two).toHaveTextContent('Opened 2 times.');
  expect(old).toHaveTextContent('My managerEnded November 14, 2026. Not opened yet.');
  expect(within(old ?? document.body).getByRole('button')).toHaveTextContent('Remove from list');
});

it('takes a link back, and says where that failed', async () => {
  const { user, answer } = await open(served([link('one'), link('two', { title: 'My manager' })]), {
    'DELETE /api/links/one': failure('unavailable'),
  });
  await rows();
  await user.click(mainButton('Take back: My sister and I'));
  await seeToast('The link could not be taken back');
  answer({
    'DELETE /api/links/one': () => {
      answer({ [LIST]: served([link('two', { title: 'My manager' })]) });
      return {};
    },
  });
  await user.click(mainButton('Take back: My sister and I'));
  await seeToast('The link is taken back');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

it('says where links are made, names a failure, and is for users alone', async () => {
  const { user, answer } = await open(failure('internal_error'));
  const alert = await within(await part()).findByRole('alert');
  answer({ [LIST]: served([]) });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No links. Each piece of advice has “Make a link” beside Share.')).toBeVisible();
  await openApp('/account/keeping');
  await seeAddress('/auth');
});
