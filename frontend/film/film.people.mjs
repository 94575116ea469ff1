import { OWNER } from './film.product.mjs';

const PASSWORD = 'a quiet garden 7';
const ADMIN_PASSWORD = 'a second secret';
const PEOPLE = ['Tomás Rivera', 'Mei Lin', 'Jonas Weber', 'Amélie Laurent', 'Sanne de Vries', 'Noah Adeyemi', 'Lucía Ferrer'];

async function post(page, path, data) {
  const reply = await page.request.post(path, { data });
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
  return reply.json();
}

/** Registers somebody, who is signed in in this page's browser. */
function register(page, name) {
  const [firstName, ...rest] = name.split(' ');
  const email = `${name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .replaceAll(' ', '.')
    .toLowerCase()}@example.com`;
  const person = {
    firstName,
    lastName: rest.join(' '),
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    dateOfBirth: '1990-03-09',
  };
  return post(page, '/api/auth/register', person);
}

/** Somebody new makes a couples session. @returns its path */
export async function createSession(page, name) {
  await register(page, name);
  const { shareUrl } = await post(page, '/api/couples/create-session', { sessionName: 'Sundays', language: 'en' });
  return new URL(shareUrl).pathname;
}

/** Makes some more people who use the site, and signs this page's browser in as its owner. */
export async function fillSite(page, open) {
  for (const name of PEOPLE) {
    const other = await open({ width: 800, height: 600 });
    await register(other, name);
    await other.context().close();
  }
  await post(page, '/api/auth/login', OWNER);
  await post(page, '/api/admin/create-password', { password: ADMIN_PASSWORD, adminPassword: ADMIN_PASSWORD });
}
