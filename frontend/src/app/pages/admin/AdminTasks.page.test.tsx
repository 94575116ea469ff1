import type { TaskView } from '@beside/common/tasks/tasks.views';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, failure } from '../../../testing/fake-server.ts';
import { CLARA, openApp } from '../../../testing/open-app.tsx';
import { mainButton, seeAddress, seeFocus, seeToast } from '../../../testing/page-steps.ts';

const OWNER = { ...CLARA, firstName: 'Ada', isAdmin: true, isOwner: true };
const JONAS = { id: '0b0f6c1e-5f0f-4a5e-9a55-000000000002', name: 'Jonas Keller', email: 'jonas@example.com' };
const idOf = (number: number) => `5d3c1a52-0000-4000-8000-00000000000${number}`;

const REFUND: TaskView = {
  ...{ id: idOf(1), kind: 'refund', state: 'refused', subject: 're_1Refused', cents: 499, dueAt: null, details: {} },
  ...{ createdAt: '2026-11-20T09:30:00.000Z', doneAt: null, isSettled: false, user: JONAS },
};
const PENDING: TaskView = { ...REFUND, id: idOf(2), state: 'pending', subject: 're_2Pending', dueAt: '2099-01-01T12:00:00.000Z' };
const DECLARATION: TaskView = {
  ...{ ...REFUND, id: idOf(3), kind: 'declaration', state: 'withdraw', subject: 'W-2026-0007', cents: null, user: null },
};
const ERASURE: TaskView = { ...DECLARATION, id: idOf(4), kind: 'erasure', state: 'lost', subject: 'cus_4Lost' };
const SETTLED: TaskView = {
  ...PENDING,
  id: idOf(5),
  subject: 're_5Settled',
  doneAt: '2026-11-22T10:00:00.000Z',
  isSettled: true,
};

const done = (task: TaskView): TaskView => ({ ...task, doneAt: '2026-11-23T10:00:00.000Z' });
const listed = (...tasks: TaskView[]) => ({
  json: { success: true, message: 'Task done', tasks, openCount: tasks.filter(({ doneAt }) => doneAt === null).length },
});
const status = (isOwner: boolean) => ({ json: { success: true, isAdmin: true, isOwner, hasAdminPassword: true } });

/** Opens the owner's tasks. */
const openTasks = (answers: Answers, path = '/admin/tasks') =>
  openApp(path, {
    user: OWNER,
    answers: { 'GET /api/admin/status': status(true), ...answers },
    socketAnswers: { 'admin:watch': () => ({ success: true, connected: { pages: 1, users: 1, nodes: 1 } }) },
  });

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const task = (name: string) => screen.getByRole('article', { name });
const tabs = () => within(screen.getByRole('navigation', { name: 'Admin' }));

describe('the tasks', () => {
  it('say what happened, to whom, what to do, and which were done lately', async () => {
    await openTasks({ 'GET /api/admin/tasks': listed(REFUND, PENDING, DECLARATION, ERASURE, SETTLED) });
    await heading('4 open tasks');
    const refused = within(task('A refund was refused'));
    expect(refused.getByText(/pay the amount back by bank transfer/)).toBeVisible();
    expect(refused.getByText('€4.99')).toBeVisible();
    expect(refused.getByText('re_1Refused')).toBeVisible();
    expect(refused.getByText(JONAS.email)).toBeVisible();
    expect(refused.getByRole('link', { name: JONAS.name })).toHaveAttribute('href', '/admin/users?q=jonas%40example.com');
    expect(refused.queryByText('Due')).toBeNull();
    const pending = within(task('A refund was delayed'));
    expect(pending.getByText(/nothing to do before it is due/)).toBeVisible();
    expect(pending.getByText('Due')).toBeVisible();
    expect(pending.queryByText('Overdue')).toBeNull();
    expect(within(task('A withdrawal was not confirmed')).getByText('No known account')).toBeVisible();
    expect(within(task('A deleted account stayed a customer')).getByText('Deleted account')).toBeVisible();

    const lately = screen.getByRole('region', { name: 'Done lately' });
    const row = within(lately).getByRole('row', { name: /re_5Settled/ });
    expect(row).toHaveTextContent('closed by itself');
    expect(within(lately).queryByRole('button')).toBeNull();
    expect(tabs().getByRole('link', { name: 'Tasks 4 open' })).toHaveAttribute('aria-current', 'page');
  });

  it('about a dispute say what was refunded before, and one about a refund that waits for the bank says not to pay', async () => {
    const dispute: TaskView = {
      ...{ ...REFUND, id: idOf(6), kind: 'dispute', state: 'open', subject: 'du_6', details: { refundedCents: 250 } },
    };
    const lost: TaskView = { ...dispute, id: idOf(7), state: 'lost', subject: 'du_7' };
    const waiting: TaskView = { ...REFUND, id: idOf(8), state: 'disputed', subject: 'pi_8' };
    await openTasks({ 'GET /api/admin/tasks': listed(dispute, lost, waiting) });
    await heading('3 open tasks');
    const open = within(task('A payment was disputed'));
    expect(open.getByText('Refunded before').nextSibling).toHaveTextContent('€2.50');
    expect(open.getByText(/^€2\.50 of this payment was refunded before\. Send that to the bank/)).toBeVisible();
    expect(within(task('A disputed payment was lost')).getByText(/had been refunded before/)).toBeVisible();
    const refund = within(task('A refund waits for a bank'));
    expect(refund.getByText(/Do not pay now/)).toBeVisible();
    expect(refund.queryByText('Refunded before')).toBeNull();
  });

  it('about the withdrawal of a deleted account names the contract at the provider', async () => {
    const deleted: TaskView = {
      ...DECLARATION,
      state: 'deleted',
      cents: 1999,
      details: { contract: 'sub_3', later: ['W-9', 'W-8'] },
    };
    await openTasks({ 'GET /api/admin/tasks': listed(deleted) });
    await heading('1 open task');
    const item = within(task('A withdrawal was not confirmed, and its account is deleted'));
    expect(item.getByText('Contract at the provider').nextSibling).toHaveTextContent('sub_3');
    expect(item.getByText('Later declarations').nextSibling).toHaveTextContent('W-9, W-8');
    expect(item.getByText('Deleted account')).toBeVisible();
    expect(item.getByText('€19.99')).toBeVisible();
  });

  it('that are overdue say what to do instead, and one of a later release says to reload', async () => {
    const late = { ...PENDING, dueAt: '2026-01-01T12:00:00.000Z' };
    const later = { ...REFUND, kind: 'audit', state: 'asked' };
    await openTasks({ 'GET /api/admin/tasks': { json: { success: true, tasks: [late, later], openCount: 7 } } });
    await heading('7 open tasks');
    const pending = within(task('A refund was delayed'));
    expect(pending.getByText('Overdue')).toBeVisible();
    expect(pending.getByText(/has still not carried out this refund/)).toBeVisible();
    expect(within(task('A task that this page does not know yet')).getByText(/Reload the page/)).toBeVisible();
    expect(screen.getByText('These are the oldest 2 of 7.')).toBeVisible();
  });

  it('that are pushed appear, and what settles goes to the done ones', async () => {
    const { socket, answer } = await openTasks({ 'GET /api/admin/tasks': listed() });
    await heading('Nothing waits for you');
    expect(tabs().getByRole('link', { name: 'Tasks' })).toBeVisible();
    answer({ 'GET /api/admin/tasks': listed(REFUND) });
    const connection = await socket();
    connection.receive('admin:changed', { area: 'tasks' });
    await heading('1 open task');
    answer({ 'GET /api/admin/tasks': listed({ ...done(REFUND), isSettled: true }) });
    connection.receive('admin:changed', { area: 'tasks' });
    await heading('Nothing waits for you');
    expect(screen.getByRole('row', { name: /re_1Refused/ })).toHaveTextContent('closed by itself');
  });

  it('that cannot be loaded are asked for again', async () => {
    const { user, answer } = await openTasks({ 'GET /api/admin/tasks': failure('internal_error') });
    await heading('Failed to load tasks');
    answer({ 'GET /api/admin/tasks': listed(REFUND) });
    await user.click(mainButton('Try again'));
    await heading('1 open task');
  });

  it('stay without a network, and say that nothing was marked', async () => {
    const { user, setOnline } = await openTasks({ 'GET /api/admin/tasks': listed(REFUND) }, '/admin/owner');
    await user.click(await screen.findByRole('link', { name: 'Tasks 1 open' }));
    await heading('1 open task');
    setOnline(false);
    await user.click(mainButton(/^Mark as done/));
    await seeToast('Failed to mark the task as done', /connect/i);
    expect(task('A refund was refused')).toBeVisible();
    setOnline(true);
  });

  it('are denied to an admin who is not the owner, and not asked for', async () => {
    const { calls } = await openApp('/admin/tasks', {
      user: { ...OWNER, isOwner: false },
      answers: { 'GET /api/admin/status': status(false) },
    });
    await heading('Access Denied');
    expect(screen.getByText('Only the owner can open this part of the panel')).toBeVisible();
    expect(tabs().queryByRole('link', { name: /Tasks/ })).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith('/api/admin/tasks'))).toEqual([]);
  });
});

describe('a task', () => {
  it('that is marked done moves to the done ones, says so, and gives the focus to the next', async () => {
    const { user, calls, answer } = await openTasks({ 'GET /api/admin/tasks': listed(REFUND, PENDING) });
    await heading('2 open tasks');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer({
      [`POST /api/admin/tasks/${REFUND.id}/done`]: async () => {
        await released;
        answer({ 'GET /api/admin/tasks': listed(PENDING, done(REFUND)) });
        return listed(PENDING, done(REFUND));
      },
    });
    await user.click(mainButton(/^Mark as done.*re_1Refused$/));
    const busy = mainButton(/^Saving….*re_1Refused$/);
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    await user.click(busy);
    release();
    await seeToast('Task done', 'A refund was refused');
    await heading('1 open task');
    expect(screen.queryByRole('article', { name: 'A refund was refused' })).toBeNull();
    await seeFocus(task('A refund was delayed'));
    const row = screen.getByRole('row', { name: /re_1Refused/ });
    expect(row).not.toHaveTextContent('closed by itself');
    expect(calls.filter(({ path }) => path.endsWith('/done'))).toHaveLength(1);
  });

  it('that cannot be marked stays, and the button works again', async () => {
    const { user, answer } = await openTasks({
      'GET /api/admin/tasks': listed(REFUND),
      [`POST /api/admin/tasks/${REFUND.id}/done`]: failure('internal_error'),
    });
    await heading('1 open task');
    await user.click(mainButton(/^Mark as done.*re_1Refused$/));
    await seeToast('Failed to mark the task as done', 'Something went wrong on our side');
    const again = mainButton(/^Mark as done.*re_1Refused$/);
    expect(again).not.toHaveAttribute('aria-disabled');
    answer({
      [`POST /api/admin/tasks/${REFUND.id}/done`]: listed(done(REFUND)),
      'GET /api/admin/tasks': listed(done(REFUND)),
    });
    await user.click(again);
    await heading('Nothing waits for you');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Admin' })).toHaveFocus());
  });

  it('leads to its user in the users tab', async () => {
    const { user } = await openTasks({
      'GET /api/admin/tasks': listed(REFUND),
      'GET /api/admin/search-users': {
        json: { success: true, users: [], totalCount: 0, totalPages: 0, page: 1, isMore: false },
      },
    });
    await user.click(await screen.findByRole('link', { name: JONAS.name }));
    await seeAddress('/admin/users?q=jonas%40example.com');
    expect(await screen.findByRole('searchbox', { name: 'Search users' })).toHaveValue(JONAS.email);
  });
});
