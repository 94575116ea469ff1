import type { TestApp } from './test-app.ts';
import type { Answer, Browser } from './test-browser.ts';
import type { TestDatabase } from './test-database.ts';

export const PASSWORD = 'correct horse battery';
const numbers = { next: 1 };

/** The registration form, with a new address. */
export function registration(more: object = {}): Record<string, string> & { email: string } {
  return {
    firstName: 'Clara',
    lastName: 'Almeida',
    email: `person-${numbers.next++}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    dateOfBirth: '1990-03-09',
    ...more,
  };
}

export interface TestUser {
  browser: Browser;
  id: string;
  email: string;
}

/** A signed-in user, in a browser of their own. For apps that verify no addresses. */
export async function signUp(app: TestApp, browser: Browser = app.browser()): Promise<TestUser> {
  const body = registration();
  const answer = await browser.call('POST', '/api/auth/register', body);
  const { user } = answer.body;
  if (answer.status !== 201 || typeof user !== 'object' || user === null || !('id' in user))
    throw new Error(`Registration answered ${answer.status}`);
  return { browser, id: String(user.id), email: body.email };
}

/** What `GET /api/auth/user` answers a browser: 200 where somebody is signed in, else 401. */
export const statusOf = async (browser: Browser): Promise<number> => (await browser.call('GET', '/api/auth/user')).status;

/** Lets a user's sign-in, as a proof, become too old. */
export async function forgetProof(database: Pick<TestDatabase, 'query'>, { id, browser, email }: TestUser): Promise<void> {
  await database.query(`update sessions set sess = (sess::jsonb - 'provenAt')::json where sess ->> 'userId' = '${id}'`);
  // The node reads the session anew.
  await browser.call('PUT', '/api/auth/user', { firstName: 'A', lastName: 'B', email });
}

export function signIn(browser: Browser, email: string, password = PASSWORD): Promise<Answer> {
  return browser.call('POST', '/api/auth/login', { email, password });
}
