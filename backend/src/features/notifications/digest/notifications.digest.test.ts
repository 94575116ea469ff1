import { LANGUAGES, type Language } from '@beside/common/language/language.constants';
import { NOTICE_SENTENCES } from '@beside/common/notifications/notice-sentences';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { ALWAYS } from '../../../testing/fake-push.ts';
import { startMailbox } from '../../../testing/mailbox.ts';
import { storeAdvice } from '../../../testing/stored-advice.ts';
import { useCluster } from '../../../testing/use-cluster.ts';
import { WAIT } from '../../../testing/wait.ts';
import { composeDigest } from './notifications.digest.mails.ts';

const mailbox = await startMailbox();
afterAll(() => mailbox.close());
// With mail, jobs are worked on.
const env = { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'no-reply@beside.example', EMAIL_VERIFICATION: 'off' };
const { database, one, other } = await useCluster(env);

const SUBJECT = NOTICE_SENTENCES.beside.en;
const choose = async ({ browser }: TestUser, settings: object) =>
  expect((await browser.call('PUT', '/api/notifications', { ...ALWAYS, email: 'daily', ...settings })).status).toBe(200);
const settingsOf = async ({ id }: TestUser) =>
  Object((await database.query(`select * from notification_settings where "userId" = '${id}'`))[0]);
/** As if a user's next email were due, a day after the last one. */
const makeDue = ({ id }: TestUser) =>
  database.query(
    `update notification_settings set "mailAt" = now() - interval '1 second', "mailDay" = null, "mailedAt" = "mailedAt" - interval '1 day'
      where "userId" = '${id}'`,
  );
const addJob = ({ id }: TestUser, askedAt: string) =>
  database.query(
    `select graphile_worker.add_job('digest-mail', json_build_object('userId', '${id}', 'askedAt', ${askedAt}), job_key := 'digest-mail:${id}')`,
  );
/** When the email of a user will be written that waits. */
const waitingFor = async ({ id }: TestUser): Promise<unknown> =>
  Object((await database.query(`select run_at as at from graphile_worker.jobs where key = 'digest-mail:${id}'`))[0]).at;
const askOnBoth = () => Promise.all([one, other].map(({ services }) => services.notices.askForMails()));
const mailsTo = async ({ email }: TestUser) => (await mailbox.to(email)).filter(({ subject }) => subject === SUBJECT);
/** Waits until no email is being written any more; one whose sending failed would wait for another attempt. */
const settled = () =>
  vi.waitFor(async () => {
    const due = `task_identifier = 'digest-mail' and (run_at <= now() or attempts > 0)`;
    expect(await database.query(`select 1 from graphile_worker.jobs where ${due}`)).toEqual([]);
  }, WAIT);
const tell = async (user: TestUser, kind: 'answer' | 'account' = 'answer'): Promise<string> => {
  const [advice = ''] = await storeAdvice(one, user.id, [{}]);
  await one.services.notices.addNow(user.id, kind, kind === 'account' ? kind : advice);
  return advice;
};

/** A user who wants emails, with something new. */
async function wanting(settings: object = {}): Promise<TestUser> {
  const user = await signUp(one);
  await choose(user, settings);
  await tell(user);
  return user;
}

describe('the email', () => {
  it('comes once on two nodes, when it is due, says one sentence, and has a link that ends it', async () => {
    const user = await wanting();
    await askOnBoth();
    await settled();
    expect(await mailsTo(user)).toEqual([]);
    await makeDue(user);
    await askOnBoth();
    await settled();
    const [mail, ...more] = await mailsTo(user);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`${SUBJECT}.`);
    const stop = mail?.links.find((link) => new URL(link).pathname.startsWith('/mail/stop/'));
    expect(mail?.links.filter((link) => link !== stop).map((link) => new URL(link).pathname)).toEqual(['/']);
    const source = mail ? await mailbox.source(mail) : '';
    // RFC 8058, without the folding of long lines.
    const headers = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ');
    expect(headers).toContain(`List-Unsubscribe: <${stop}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail?.html).not.toMatch(/<img|<script|url\(/);
    const token = new URL(String(stop)).pathname.split('/').at(-1) ?? '';
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify(await database.query('select * from digest_stops'))).not.toContain(token);
  });

  it('does not come again for what was mailed, nor for what a page has shown, nor for an account’s change alone', async () => {
    const user = await wanting();
    for (let time = 0; time < 2; time++) {
      // The notice is as old as before: only the last email lies behind it.
      await database.query(`update notification_settings set "mailAt" = now() where "userId" = '${user.id}'`);
      if (time === 0) await makeDue(user);
      await askOnBoth();
      await settled();
      expect((await mailsTo(user)).length).toBe(1);
    }
    const { items } = Object((await user.browser.call('GET', '/api/notices')).body);
    await tell(user, 'account');
    await tell(user);
    const now = Object((await user.browser.call('GET', '/api/notices')).body).items;
    expect(now.length).toBe(items.length + 2);
    const ids = now.filter(({ kind }: { kind: string }) => kind === 'answer').map(({ id }: { id: string }) => id);
    await user.browser.call('POST', '/api/notices/seen', { ids });
    await makeDue(user);
    await askOnBoth();
    await settled();
    expect((await mailsTo(user)).length).toBe(1);
  });

  it('does not come for a kind that is off, nor to a user who stopped it while it waited', async () => {
    const off = await wanting({ kinds: { answer: false, message: true, account: true } });
    const stopped = await wanting();
    await makeDue(off);
    await makeDue(stopped);
    await database.query(`update notification_settings set email = 'never' where "userId" = '${stopped.id}'`);
    await askOnBoth();
    await addJob(off, 'now()');
    await addJob(stopped, 'now()');
    await settled();
    expect([await mailsTo(off), await mailsTo(stopped)]).toEqual([[], []]);
    expect((await settingsOf(stopped)).mailAt).toBeNull();
  });

  it('is not written for something that is seen meanwhile, though something older is not', async () => {
    const user = await wanting();
    await makeDue(user);
    await askOnBoth();
    await settled();
    expect((await mailsTo(user)).length).toBe(1);
    const advice = await tell(user);
    const { items } = Object((await user.browser.call('GET', '/api/notices')).body);
    const ids = items.filter(({ to }: { to: string }) => to.includes(advice)).map(({ id }: { id: string }) => id);
    await user.browser.call('POST', '/api/notices/seen', { ids });
    await addJob(user, 'now()');
    await settled();
    expect((await mailsTo(user)).length).toBe(1);
  });

  it('that is late waits for the end of the quiet hours', async () => {
    const user = await wanting();
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
    const set = `"quietFrom" = '${hour(-2)}', "quietUntil" = '${hour(2)}', zone = 'UTC', "mailAt" = now() - interval '1 hour'`;
    await database.query(`update notification_settings set ${set} where "userId" = '${user.id}'`);
    await askOnBoth();
    await settled();
    expect(await mailsTo(user)).toEqual([]);
    const { mailAt } = await settingsOf(user);
    expect(mailAt.getTime() - Date.now()).toBeGreaterThan(3_600_000);
    // The mail server was away until the quiet hours.
    await addJob(user, `now() - interval '1 hour'`);
    await vi.waitFor(async () => expect(await waitingFor(user)).toEqual(mailAt), WAIT);
    expect(await mailsTo(user)).toEqual([]);
  });

  it('that is refused for good is not tried again for what it told of, and after three in a row there are no more', async () => {
    const user = await wanting();
    await database.query(`update users set email = 'an address that is none' where id = '${user.id}'`);
    for (const refused of [1, 2, 3]) {
      await makeDue(user);
      await askOnBoth();
      await settled();
      const { email, mailsRefused, mailedAt } = await settingsOf(user);
      expect([email, mailsRefused]).toEqual([refused < 3 ? 'daily' : 'never', refused]);
      const [{ at } = { at: null }] = (
        await database.query(`select max("createdAt") as at from notices where "userId" = '${user.id}'`)
      ).map(Object);
      expect(mailedAt > at).toBe(true);
      await tell(user);
    }
    await choose(user, {});
    expect(await settingsOf(user)).toMatchObject({ email: 'daily', mailsRefused: 0 });
  });

  it('is planned for everybody else, where one user has a zone that this node does not know', async () => {
    const [odd, user] = [await wanting(), await wanting()];
    await makeDue(odd);
    await database.query(`update notification_settings set zone = 'Mars/Olympus' where "userId" = '${odd.id}'`);
    await makeDue(user);
    await askOnBoth();
    await settled();
    expect([(await mailsTo(odd)).length, (await mailsTo(user)).length]).toEqual([0, 1]);
    expect((await settingsOf(odd)).mailAt.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
  });

  it('is never more than one of six, in which the name of the site stands', () => {
    const frame = { appName: 'Beside', supportEmail: 'help@beside.example', publicUrl: 'https://beside.example' };
    const written = (language: Language, stopUrl: string) => composeDigest({ ...frame, language, stopUrl });
    for (const language of LANGUAGES) {
      const [one, two] = ['one', 'two'].map((token) => written(language, `https://beside.example/mail/stop/${token}`));
      expect(one?.subject).toBe(NOTICE_SENTENCES.beside[language]);
      expect(one?.html.replaceAll('/stop/one', '/stop/two')).toBe(two?.html);
    }
    expect(new Set(LANGUAGES.map((language) => written(language, '').text)).size).toBe(6);
  });
});

describe('the link of an email', () => {
  const stopOf = async (user: TestUser): Promise<string> => {
    await makeDue(user);
    await askOnBoth();
    await settled();
    const link = (await mailsTo(user))[0]?.links.find((each) => each.includes('/mail/stop/'));
    return new URL(String(link)).pathname;
  };
  const ask = (path: string, method: string, init: RequestInit = {}) =>
    fetch(`${other.url}${path}`, { ...init, method, headers: { 'Accept-Language': 'de', ...init.headers } });

  it('ends the emails by a POST of a mail program or of the page, without a session; a look at it changes nothing', async () => {
    const user = await wanting();
    const path = await stopOf(user);
    for (const method of ['GET', 'HEAD']) expect((await ask(path, method)).status).toBe(200);
    expect((await settingsOf(user)).email).toBe('daily');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example' };
    const answer = await ask(path, 'POST', { headers, body: 'List-Unsubscribe=One-Click' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(await settingsOf(user)).toMatchObject({ email: 'never', mailAt: null });
    // It works again after emails were chosen again.
    await choose(user, {});
    expect((await ask(path, 'POST')).status).toBe(200);
    expect((await settingsOf(user)).email).toBe('never');
  });

  it('has the same answer for every token, and says nothing of who it is', async () => {
    const user = await wanting();
    const path = await stopOf(user);
    for (const method of ['GET', 'POST']) {
      const [known, unknown] = await Promise.all([ask(path, method), ask('/mail/stop/nobody', method)]);
      expect(await unknown.text()).toBe(await known.text());
      expect(unknown.status).toBe(known.status);
      expect(known.headers.get('cache-control')).toBe('no-store');
      expect(known.headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect((await ask('/mail/stop/%E0%A4%A', 'GET')).status).toBe(404);
    const page = await (await ask(path, 'GET')).text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Diese E-Mails beenden');
    expect(page).not.toContain(user.email);
  });
});

describe('the choice', () => {
  it('keeps its time while the hours stay, or while an email is due', async () => {
    const user = await wanting();
    await makeDue(user);
    const { mailAt } = await settingsOf(user);
    await choose(user, { kinds: { answer: true, message: false, account: true } });
    await choose(user, { zone: 'Asia/Tokyo' });
    expect((await settingsOf(user)).mailAt).toEqual(mailAt);
    await database.query(`update notification_settings set "mailAt" = now() + interval '7 days' where "userId" = '${user.id}'`);
    const later = (await settingsOf(user)).mailAt;
    await choose(user, { zone: 'Asia/Tokyo', kinds: { answer: true, message: true, account: true } });
    expect((await settingsOf(user)).mailAt).toEqual(later);
    await choose(user, { zone: 'Asia/Seoul' });
    expect((await settingsOf(user)).mailAt.getTime()).toBeLessThan(later.getTime());
  });

  it('begins with the next morning, and starts anew when it was off', async () => {
    const user = await signUp(one);
    await tell(user);
    await choose(user, {});
    const { mailAt, mailedAt } = await settingsOf(user);
    expect(mailAt.getTime()).toBeGreaterThan(Date.now());
    expect(Math.abs(mailedAt.getTime() - Date.now())).toBeLessThan(600_000);
    // What was new before is not mailed.
    await database.query(`update notification_settings set "mailAt" = now() where "userId" = '${user.id}'`);
    await askOnBoth();
    await settled();
    expect(await mailsTo(user)).toEqual([]);
    await choose(user, { email: 'never' });
    expect((await settingsOf(user)).mailAt).toBeNull();
  });

  it('is exported without its link, and goes with the account', async () => {
    const user = await wanting();
    await makeDue(user);
    await askOnBoth();
    await settled();
    const { body } = await user.browser.call('GET', '/api/auth/export');
    const dates = { lastEmailAt: expect.any(String), nextEmailAt: expect.any(String) };
    expect(body).toMatchObject({ notificationSettings: [{ email: 'daily', ...dates }] });
    expect(JSON.stringify(body)).not.toMatch(/digest_stops|stopHash|mail\/stop/);
    expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(200);
    expect(await database.query(`select 1 from digest_stops where "userId" = '${user.id}'`)).toEqual([]);
  });
});
