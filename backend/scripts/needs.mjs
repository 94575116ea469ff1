// What the tests need beyond npm: `npm run setup` installs it, and so does `npm test`, which says so.
import { pathToFileURL } from 'node:url';
import { has, run } from './tools.mjs';

const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const NEEDED = [
  { name: 'nginx', debian: ['nginx'], here: () => has('nginx') },
  { name: 'HAProxy', debian: ['haproxy'], here: () => has('haproxy') },
  { name: 'curl', debian: ['curl'], here: () => has('curl') },
  { name: 'Redis', debian: ['redis-server'], here: () => has('redis-server') || process.env.REDIS_URL },
  { name: 'Prometheus', debian: ['prometheus'], here: () => has('prometheus') },
  {
    name: 'Chromium',
    // The first package is the same engine without the windows of a browser; older releases have the second alone.
    debian: ['chromium-headless-shell', 'chromium'],
    here: () => BROWSERS.some(has) || process.env.CHROMIUM_PATH,
  },
];
const FONTS = ['fonts-noto-cjk', 'fonts-noto-color-emoji'];

/** Whether Debian offers a package. */
const isOffered = async (name) => (await run('sh', ['-c', `apt-cache show ${name} >/dev/null 2>&1`])) === 0;

async function packagesFor(missing) {
  const chosen = await Promise.all(
    missing.map(async ({ debian }) => {
      for (const name of debian) if (await isOffered(name)) return name;
      return debian.at(-1);
    }),
  );
  return [...chosen, ...FONTS];
}

/** Installs what is missing, where it may: on Debian, as root. @returns whether everything is there */
export async function installNeeds() {
  const missing = NEEDED.filter(({ here }) => !here());
  if (missing.length === 0) return true;
  const names = missing.map(({ name }) => name).join(', ');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (process.getuid?.() === 0 && has('apt-get')) {
    console.log(`The tests need ${names}. Installing with apt-get …`);
    await run('sh', ['-c', 'apt-get update >/dev/null'], { env });
    const packages = await packagesFor(missing);
    console.log(`  apt-get install ${packages.join(' ')}`);
    await run('sh', ['-c', `apt-get install -y --no-install-recommends ${packages.join(' ')} >/dev/null`], { env });
    if (missing.every(({ here }) => here())) return true;
  }
  const packages = [...missing.map(({ debian }) => debian.at(-1)), ...FONTS].join(' ');
  console.error(
    `The tests need ${names}. Install them, on Debian or Ubuntu with:\n  sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends ${packages}'`,
  );
  return false;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const isComplete = await installNeeds();
  if (isComplete) console.log('Everything that the tests need is installed.');
  process.exit(isComplete ? 0 : 1);
}
