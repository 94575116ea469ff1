import type { AdminUserView } from '@beside/common/admin/admin.views';
import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, failure } from '../../../testing/fake-server.ts';
import { CLARA, openApp } from '../../../testing/open-app.tsx';
import { fill, mainButton, seeAddress, seeHeading, seeToast } from '../../../testing/page-steps.ts';

const OWNER = { ...CLARA, firstName: 'Ada', isAdmin: true, isOwner: true };
const ADMIN = { ...OWNER, isOwner: false };
const status = (isAdmin: boolean, isOwner: boolean) => ({
  json: { success: true, isAdmin, isOwner, hasAdminPassword: true },
});
const TEA: AnnouncementView = {
  ...{ id: 4, revision: 1, title: 'Tea in the garden', message: 'Opens in (2026-01-01 10:00:00).', announcementType: 'info' },
  ...{ isActive: 1, startDate: null, endDate: null, timeZone: 'UTC' },
  ...{ createdAt: '2025-12-01T00:00:00.000Z', updatedAt: '2025-12-01T00:00:00.000Z' },
};
const announcements = (...all: AnnouncementView[]) => ({ json: { success: true, announcements: all } });
const listed = (...users: AdminUserView[]) => ({
  json: { success: true, users, totalCount: users.length, totalPages: 1, page: 1, isMore: false },
});
const JONAS: AdminUserView = {
  ...{ id: '0b0f6c1e-5f0f-4a5e-9a55-000000000002', firstName: 'Jonas', lastName: 'Keller', email: 'jonas@example.com' },
  ...{ subscriptionPlan: 'free', dateOfBirth: '1990-03-09', isAdmin: false, isOwner: false, usageCount: 0, isPlanPaid: false },
  createdAt: '2026-03-09T10:00:00.000Z',
};

/** Opens the panel as its owner. */
const openPanel = (path: string, answers: Answers = {}) =>
  openApp(path, {
    user: OWNER,
    answers: {
      'GET /api/admin/status': status(true, true),
      'GET /api/admin/announcements': announcements(TEA),
      'GET /api/admin/users': listed(JONAS),
      'GET /api/admin/search-users': listed(JONAS),
      'GET /api/admin/api-tokens': { json: { success: true, tokens: [] } },
      ...answers,
    },
    socketAnswers: { 'admin:watch': () => ({ success: true, connected: { pages: 1, users: 1, nodes: 1 } }) },
  });

describe('access', () => {
  it('is denied to users, who have no link to the panel, and asked of visitors', async () => {
    await openApp('/admin/users', { user: CLARA, answers: { 'GET /api/admin/status': status(false, false) } });
    await seeHeading('Access Denied');
    expect(screen.getByText("You don't have admin privileges to access this panel")).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
    await openApp('/admin/users');
    await seeHeading('Authentication Required');
  });

  it('to the owner’s parts is denied to an admin', async () => {
    await openApp('/admin/tokens', { user: ADMIN, answers: { 'GET /api/admin/status': status(true, false) } });
    expect(await screen.findByRole('heading', { level: 2, name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText('Only the owner can open this part of the panel')).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: 'Admin' });
    expect(within(tabs).queryByRole('link', { name: 'API Tokens' })).toBeNull();
  });

  it('to figures that cannot be read shows a failure', async () => {
    await openPanel('/admin', { 'GET /api/admin/statistics': failure('internal_error') });
    expect(await screen.findByText('Failed to load the figures')).toBeVisible();
  });
});

describe('the release', () => {
  const answers = (more: object) => ({ 'GET /api/admin/status': { json: { ...status(true, true).json, ...more } } });

  it('stands below every tab, with the commit where it is known', async () => {
    await openPanel('/admin/owner', answers({ version: '1.2.3', commit: 'abc123' }));
    expect(await screen.findByText('Version 1.2.3 (abc123)')).toBeVisible();
    await openPanel('/admin/users', answers({ version: '1.2.3', commit: null }));
    expect(await screen.findByText('Version 1.2.3')).toBeVisible();
  });

  it('is absent where the server does not name it', async () => {
    await openPanel('/admin/users');
    await screen.findByText('Jonas Keller');
    expect(screen.queryByText(/^Version/)).toBeNull();
  });
});

describe('the admin password', () => {
  const section = async (name: string) => within(await screen.findByRole('region', { name }));

  it('once it is typed, needs no alert that says it is missing', async () => {
    const { user } = await openPanel('/admin/owner');
    const rights = await section('Admins');
    await user.type(await rights.findByLabelText('User ID'), JONAS.id);
    await rights.findByText(/Jonas Keller/);
    await user.click(rights.getByRole('button', { name: 'Grant admin' }));
    await seeToast('Admin Password Required');
    await user.type(rights.getByLabelText('Admin password'), 'a');
    await waitFor(() => expect(screen.queryByText('Admin Password Required')).toBeNull());
  });

  it('of a dialog that is closed is asked for no more', async () => {
    const { user } = await openPanel('/admin/announcements');
    await user.click(await screen.findByRole('switch', { name: /Tea in the garden/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await seeToast('Admin Password Required');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Admin Password Required')).toBeNull());
  });
});

describe('an announcement', () => {
  const title = () => screen.findByLabelText('Title');
  const password = () => screen.findByLabelText('Admin password');

  it('keeps its text over a reload, without the password, and after the session has ended', async () => {
    await openPanel('/admin/announcements?new');
    await fill('Title', 'Cake in the garden');
    await fill('Message', 'Soon.');
    await fill('Admin password', 'wrong');
    const { user, answer } = await openPanel('/admin/announcements?new', {
      'POST /api/admin/announcements': failure('not_signed_in'),
    });
    expect(await title()).toHaveValue('Cake in the garden');
    expect(await password()).toHaveValue('');
    await fill('Admin password', 'a second secret');
    const me = { json: { success: true, message: 'Signed in', user: OWNER } };
    answer({ 'GET /api/auth/user': failure('not_signed_in') });
    await user.click(mainButton('Create announcement'));
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Sign in' }));
    await fill('Email', OWNER.email);
    await fill('Password', 'an orchard');
    answer({ 'POST /api/auth/login': me, 'GET /api/auth/user': me });
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Sign in' }));
    await seeAddress('/admin/announcements?new');
    expect(await title()).toHaveValue('Cake in the garden');
    expect(await password()).toHaveValue('');
  });

  it('counts down to its marker, and says on an open page that its time has come', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T10:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const soon = { ...TEA, message: 'Opens in (2026-11-01 10:01:30).' };
    await openApp('/terms-of-service', { answers: { 'GET /api/announcements': announcements(soon) } });
    expect(await screen.findByText('1m 30s')).toHaveAttribute('role', 'timer');
    vi.setSystemTime(new Date('2026-11-01T10:01:30Z'));
    expect(await screen.findByText('Event has started!')).toHaveAttribute('role', 'timer');
  });

  it('that somebody else deactivates while the dialog asks leaves the dialog nothing to do', async () => {
    const { user, socket, answer, calls } = await openPanel('/admin/announcements');
    await user.click(await screen.findByRole('switch', { name: /Tea in the garden/ }));
    await waitFor(async () => expect(await password()).toHaveFocus());
    answer({ 'GET /api/admin/announcements': announcements({ ...TEA, isActive: 0 }) });
    (await socket()).receive('admin:changed', { area: 'announcements' });
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('This announcement is already inactive.')).toBeVisible();
    const close = within(dialog).getAllByRole('button', { name: 'Close' }).at(-1);
    await waitFor(() => expect(close).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('switch', { name: /Tea in the garden/ })).toHaveFocus());
    expect(calls.filter(({ method, path }) => method === 'POST' && path.includes('toggle'))).toEqual([]);
  });

  it('is not created without its text and the password, and a wrong password is named', async () => {
    const { user, answer } = await openPanel('/admin/announcements?new');
    await title();
    await user.click(mainButton('Create announcement'));
    await seeToast('Missing Information', 'Please fill in all fields including admin password');
    expect(await screen.findByText('Please enter admin password first')).toBeVisible();
    await fill('Title', 'Tea');
    await fill('Message', 'Soon.');
    await fill('Admin password', 'wrong');
    answer({ 'POST /api/admin/announcements': failure('invalid_admin_password') });
    await user.click(mainButton('Create announcement'));
    expect(await screen.findByText('Invalid admin password. Please check your password and try again.')).toBeVisible();
  });
});
