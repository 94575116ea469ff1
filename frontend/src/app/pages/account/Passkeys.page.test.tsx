import type { PasskeyView } from '@beside/common/account/account.passkeys.views';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakePasskeys, MADE, stubPasskeys, USED } from '../../../testing/fake-passkeys.ts';
import { failure, type Served } from '../../../testing/fake-server.ts';
import { CLARA, type Opening, openApp } from '../../../testing/open-app.tsx';
import { fill, mainButton, seeFocus, seeToast } from '../../../testing/page-steps.ts';

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const passkey = (id: string, more: Partial<PasskeyView> = {}): PasskeyView => ({
  id,
  name: null,
  provider: 'Google Password Manager',
  isSynced: true,
  since: '2026-10-03',
  lastUsed: day(0),
  browser: 'chrome',
  system: 'android',
  inQuestion: false,
  ...more,
});
const PHONE = passkey('phone');
const KEY = passkey('key', {
  name: 'The small key',
  provider: null,
  isSynced: false,
  lastUsed: null,
  browser: 'firefox',
  system: 'linux',
});
const LIST = 'GET /api/auth/passkeys';
const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Beside' },
  user: { id: 'Y2xhcmE', name: CLARA.email, displayName: '' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
};
const USE_OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};
const served = (passkeys: PasskeyView[]): Served => ({ json: { success: true, passkeys } });

let browser: FakePasskeys;
beforeEach(() => {
  browser = stubPasskeys();
});
afterEach(() => vi.unstubAllGlobals());

const open = (passkeys: Served, answers: Opening['answers'] = {}) =>
  openApp('/account/signing-in', {
    user: CLARA,
    answers: {
      'GET /api/auth/sessions': { json: { success: true, sessions: [], hasMore: false } },
      'GET /api/auth/second-factor': { json: { success: true, secondFactor: { isOn: false, since: null, codesLeft: 0 } } },
      [LIST]: passkeys,
      ...answers,
    },
  });
const part = () => screen.findByRole('region', { name: 'Passkeys' });
const rows = async () => within(await part()).findAllByRole('listitem');

it('says who keeps each passkey, when it was used, and in which browser it was added', async () => {
  await open(served([PHONE, KEY]));
  const [phone, key] = await rows();
  expect(phone).toHaveTextContent(
    'Chrome on AndroidAdded October 3, 2026. Last used today. Kept by Google Password Manager, on all devices of that account.',
  );
  expect(key).toHaveTextContent(
    'The small keyAdded October 3, 2026, in Firefox on Linux. Not used yet. Stays on one device, or on a key.',
  );
});

it('warns before one is added, asks whether it is the user, and adds it', async () => {
  const { user, calls, answer } = await open(served([]), { 'POST /api/auth/passkeys/options': failure('proof_needed') });
  const own = await part();
  await within(own).findByText('No passkey yet. A password is enough; a passkey is quicker.');
  expect(own).toHaveTextContent('Anyone who can unlock the phone');
  await user.click(mainButton('Add a passkey'));
  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' });
  // There is no passkey to prove it with.
  expect(within(dialog).queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  answer({
    'POST /api/auth/proof': { json: { success: true, until: '2026-11-30T21:00:00.000Z' } },
    'POST /api/auth/passkeys/options': { json: { success: true, options: OPTIONS } },
    'POST /api/auth/passkeys': () => {
      answer({ [LIST]: served([PHONE]) });
      return { status: 201, json: { success: true, passkey: PHONE } };
    },
  });
  await fill('Password', 'a quiet garden 7', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await seeToast('The passkey is added');
  expect(await rows()).toHaveLength(1);
  expect(calls.findLast(({ method, path }) => method === 'POST' && path === '/api/auth/passkeys')?.body).toEqual({
    response: MADE,
  });
  expect(browser.asked[0]?.publicKey).toMatchObject({ authenticatorSelection: { userVerification: 'required' } });
});

it('asks for the code of a second step that this session has not passed', async () => {
  const { user, calls, answer } = await open(served([]), { 'POST /api/auth/passkeys/options': failure('second_factor_needed') });
  await user.click(await within(await part()).findByRole('button', { name: 'Add a passkey' }));
  const dialog = await screen.findByRole('dialog', { name: 'A second step' });
  answer({
    'POST /api/auth/second-factor/verify': () => {
      answer({
        'POST /api/auth/passkeys/options': { json: { success: true, options: OPTIONS } },
        'POST /api/auth/passkeys': { status: 201, json: { success: true, passkey: PHONE } },
      });
      return { json: { success: true, message: 'Passed', user: CLARA } };
    },
  });
  await fill('Six figures, or a recovery code', '123456', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await seeToast('The passkey is added');
  expect(calls.find(({ path }) => path.endsWith('/verify'))?.body).toEqual({ code: '123456' });
});

it.each([
  ['NotAllowedError', null],
  ['InvalidStateError', 'This device has a passkey for your account already.'],
  ['SecurityError', 'This browser cannot make passkeys.'],
])('where the browser answers %s nothing is added, and it is said: %s', async (name, text) => {
  const { user, calls } = await open(served([]), {
    'POST /api/auth/passkeys/options': { json: { success: true, options: OPTIONS } },
  });
  browser.fail(name);
  await user.click(await within(await part()).findByRole('button', { name: 'Add a passkey' }));
  await waitFor(() => expect(browser.asked).toHaveLength(1));
  if (text) await seeToast('The passkey was not added', text);
  await waitFor(() => expect(mainButton('Add a passkey')).not.toHaveAttribute('aria-disabled'));
  if (!text) expect(document.querySelector('[data-kind]')).toBeNull();
  expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/auth/passkeys')).toBe(false);
});

it('a browser without passkeys says so, and ten are enough', async () => {
  vi.unstubAllGlobals();
  await open(served([PHONE]));
  expect(await within(await part()).findByText('This browser cannot make passkeys.')).toBeVisible();
  stubPasskeys();
  await open(served(Array.from({ length: 10 }, (_, at) => passkey(`p${at}`))));
  expect(await within(await part()).findByText('You have 10 passkeys. Remove one before you add another.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('is renamed; a blank name is refused at its field', async () => {
  const { user, calls, answer } = await open(served([PHONE]));
  await user.click(await within(await part()).findByRole('button', { name: 'Rename: Chrome on Android' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename the passkey' });
  const field = within(dialog).getByLabelText('Name');
  expect(field).toHaveValue('Chrome on Android');
  await fill('Name', ' ', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
  expect(field).toHaveAccessibleDescription('Please enter a name.');
  answer({
    'PATCH /api/auth/passkeys/phone': () => {
      answer({ [LIST]: served([{ ...PHONE, name: 'My phone' }]) });
      return { json: { success: true, passkey: PHONE } };
    },
  });
  await fill('Name', 'My phone', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
  expect(await within(await part()).findByText('My phone')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'My phone' });
});

it('is removed after a question, which signs out where it was used unless that is not wanted', async () => {
  const { user, calls, answer } = await open(served([PHONE, KEY]), { 'DELETE /api/auth/passkeys/phone': failure('unavailable') });
  await user.click(await within(await part()).findByRole('button', { name: 'Remove: Chrome on Android' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove “Chrome on Android”?' });
  const check = within(dialog).getByRole('checkbox', { name: 'Sign out where it was used' });
  expect(check).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await seeToast('The passkey was not removed');
  await user.click(check);
  answer({
    'DELETE /api/auth/passkeys/phone': () => {
      answer({ [LIST]: served([KEY]) });
      return { json: { success: true, message: 'The passkey is removed', credentialId: 'YQ' } };
    },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await seeToast('Removed: Chrome on Android');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await seeFocus(screen.getByRole('button', { name: 'Rename: The small key' }));
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ body }) => body)).toEqual([
    { endSessions: true },
    { endSessions: false },
  ]);
});

it('after a reset asks of each whether it is the user’s, and suggests no answer', async () => {
  const { user, calls, answer } = await open(served([PHONE, KEY].map((each) => ({ ...each, inQuestion: true }))));
  expect(await within(await part()).findByText('You have 2 passkeys. Remove those that are not yours.')).toBeVisible();
  // None is added before.
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  answer({
    'PATCH /api/auth/passkeys/key': () => {
      answer({ [LIST]: served([{ ...PHONE, inQuestion: true }, KEY]) });
      return { json: { success: true, passkey: KEY } };
    },
  });
  await user.click(mainButton('Keep: The small key'));
  expect(await within(await part()).findByText('You have 1 passkey. Remove it if it is not yours.')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ kept: true });
});

it('proves by a passkey that it is the user', async () => {
  const { user, calls, answer } = await open(served([PHONE]), {
    'POST /api/auth/second-factor/begin': failure('proof_needed'),
    'POST /api/auth/proof/options': { json: { success: true, options: USE_OPTIONS } },
    'POST /api/auth/proof': failure('invalid_credentials'),
  });
  await user.click(await screen.findByRole('button', { name: 'Set it up' }));
  const dialog = await screen.findByRole('dialog', { name: 'Is it you?' });
  await seeFocus(within(dialog).getByLabelText('Password'));
  expect(await within(dialog).findByText('Type your password, or use a passkey.')).toBeVisible();
  const button = within(dialog).getByRole('button', { name: 'Use a passkey' });
  await user.click(button);
  await seeToast('That could not be confirmed', 'The passkey could not be used. Please try again, or use the password.');
  answer({
    'POST /api/auth/proof': { json: { success: true, until: '2026-11-30T21:00:00.000Z' } },
    'POST /api/auth/second-factor/begin': { json: { success: true, secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' } },
  });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Set up the second step' });
  expect(calls.filter(({ path }) => path === '/api/auth/proof').map(({ body }) => body)).toEqual([
    { response: USED },
    { response: USED },
  ]);
});

it('names a failure, and can try again', async () => {
  const { user, answer } = await open(failure('internal_error'));
  const alert = await within(await part()).findByRole('alert');
  answer({ [LIST]: served([PHONE]) });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

it('a change on another page is shown', async () => {
  const { socket, answer } = await open(served([PHONE]));
  await rows();
  answer({ [LIST]: served([PHONE, KEY]) });
  (await socket()).receive('security:changed', {});
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});
