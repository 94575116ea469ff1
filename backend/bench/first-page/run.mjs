// `npm run lighthouse [-- --runs 5] [--only home] [--slowdown 4] [--product FOLDER] [--out FILE]`: see "The first page" in ../README.md.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { fromCaller } from '../../scripts/tools.mjs';
import { median } from '../lib/numbers.mjs';
import { startDatabase } from '../lib/postgres.mjs';
import { freePort, isReady, startServer, stopAll } from '../lib/processes.mjs';

const HERE = import.meta.dirname;
const ROOT = resolve(HERE, '../../..');
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
/** What is kept of each run, in milliseconds but for the shift, which is a share. */
const FIGURES = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  speedIndex: 'speed-index',
  shift: 'cumulative-layout-shift',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    slowdown: { type: 'string', default: '4' },
    product: { type: 'string', default: ROOT },
    out: { type: 'string', default: join(HERE, 'reports/first-page.json') },
  },
});
const runs = Number(options.runs);
/** How many times slower than this machine the phone is. 4 is Lighthouse's own, for a machine whose benchmark index is near 1,500. */
const slowdown = Number(options.slowdown);
const product = fromCaller(options.product);
const out = fromCaller(options.out);
const closers = [stopAll];
const say = (line) => process.stdout.write(`${line}\n`);

async function main() {
  if (!(runs >= 1)) throw new Error('--runs takes a number from 1');
  if (!(slowdown >= 1)) throw new Error('--slowdown takes a number from 1');
  const main = join(product, 'backend/bundle/main.js');
  if (product === ROOT && !(await build())) throw new Error('The product could not be built');
  if (!existsSync(main)) throw new Error(`${product} is not built: npm run build`);
  install();
  const url = await startProduct(main);
  const pages = await pagesOf(url);
  const wanted = pages.filter(({ name }) => !options.only || options.only.includes(name));
  if (wanted.length === 0) throw new Error(`--only takes ${pages.map(({ name }) => name).join(', ')}`);
  const report = { ...machine(), runs, slowdown, pages: {} };
  for (const page of wanted) {
    report.pages[page.name] = await measure(page);
    say(line(page.name, report.pages[page.name]));
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify(report, null, 2)}\n`);
  say(`The report is in ${out}`);
}

/** Tools that only this needs, so that others need not install them. */
function install() {
  if (existsSync(join(HERE, 'node_modules'))) return;
  const { status } = spawnSync('npm', ['ci', '--workspaces=false'], { cwd: HERE, stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed');
}

/** Starts the built product with a database of its own and its own stand-ins; returns its address. */
async function startProduct(main) {
  const database = await startDatabase();
  closers.push(() => database.stop());
  const port = await freePort();
  const env = { NODE_ENV: 'development', DATABASE_URL: database.url };
  const { child, ended } = startServer(relative(join(HERE, '..'), main), port, env);
  await Promise.race([isReady(child), ended]);
  return `http://127.0.0.1:${port}`;
}

/** The pages that people open first. The advice is a visitor's own: its browser brings the session. */
async function pagesOf(url) {
  const call = async (path, body, cookie = '') => {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const visit = await call('/api/visitor', {});
  const cookie = visit.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const description = 'My sister and I have not spoken since our father sold the house, and I would like to write to her.';
  const answer = await call(
    '/api/advice/generate',
    { requestId: crypto.randomUUID(), description, category: 'family', adviceStyle: 'empathetic', language: 'en' },
    cookie,
  );
  const { session } = await answer.json();
  return [
    { name: 'home', url: `${url}/` },
    { name: 'advice', url: `${url}/?advice=${session.id}`, headers: { Cookie: cookie } },
    { name: 'couples', url: `${url}/couples` },
    { name: 'plans', url: `${url}/subscribe` },
    { name: 'help', url: `${url}/help` },
  ];
}

/** Measures a page as often as asked for, on Lighthouse's mobile settings. */
async function measure({ url, headers }) {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await runLighthouse(url, headers));
  const figure = (read) => median(results.map(read));
  const ofAudit = (audit) => figure(({ audits }) => audits[audit].numericValue);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round(figure(({ categories }) => categories[name].score) * 100)]),
    ),
    performances: results.map(({ categories }) => Math.round(categories.performance.score * 100)),
    ...Object.fromEntries(Object.entries(FIGURES).map(([name, audit]) => [name, ofAudit(audit)])),
    requests: figure(({ audits }) => audits['network-requests'].details.items.length),
    bytes: ofAudit('total-byte-weight'),
    failures: [
      ...new Set(results.flatMap(({ audits }) => audits['errors-in-console'].details.items.map((item) => item.description))),
    ],
    benchmarkIndex: figure(({ environment }) => environment.benchmarkIndex),
  };
}

async function runLighthouse(url, headers) {
  const folder = mkdtempSync(join(tmpdir(), 'beside-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const child = spawn(
      process.execPath,
      [
        join(HERE, 'node_modules/lighthouse/cli/index.js'),
        url,
        ...['--output=json', `--output-path=${file}`, '--quiet', `--only-categories=${CATEGORIES.join()}`],
        '--chrome-flags=--headless --no-sandbox --disable-gpu',
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
        ...(headers ? [`--extra-headers=${JSON.stringify(headers)}`] : []),
      ],
      { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: browser() } },
    );
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
    const result = JSON.parse(readFileSync(file, 'utf8'));
    if (result.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${result.runtimeError.message}`);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function browser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found =
    process.env.CHROMIUM_PATH || BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!found) throw new Error('Lighthouse needs Chromium: install it (apt-get install chromium), or set CHROMIUM_PATH');
  return found;
}

function machine() {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: product, encoding: 'utf8' });
  const { version } = JSON.parse(readFileSync(join(HERE, 'node_modules/lighthouse/package.json'), 'utf8'));
  return {
    commit: stdout?.trim() || null,
    measuredAt: new Date().toISOString(),
    lighthouse: version,
    processors: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
  };
}

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const line = (name, page) =>
  `${name.padEnd(8)} ${page.scores.performance} (${page.performances.join(' ')}); largest paint ${seconds(page.largestPaint)}, blocking ${Math.round(page.blocking)} ms, ${page.requests} requests, ${Math.round(page.bytes / 1024)} kB; accessibility ${page.scores.accessibility}, best practices ${page.scores['best-practices']}, SEO ${page.scores.seo}; benchmark index ${Math.round(page.benchmarkIndex)}`;

async function close() {
  for (const end of closers.splice(0)) await end();
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().finally(() => process.exit(130)));
main()
  .catch((error) => {
    process.stderr.write(`Nothing was measured: ${error.stack ?? error}\n`);
    process.exitCode = 1;
  })
  .finally(() => close())
  .then(() => process.exit());
