import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createLog } from '../lib/logger.ts';
import { report } from '../lib/measures.ts';
import { freePort } from '../testing/free-port.ts';
import { useApp } from '../testing/use-app.ts';
import { WAIT } from '../testing/wait.ts';
import { installationReader } from './installation.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

/* A real Prometheus with the files of `docker/metrics`. */
const files = join(import.meta.dirname, '../../../docker/metrics');
const { app } = await useApp();
const metrics = createMetrics({
  ...{ io: app.io, redis: { isAnswering: () => true }, notifications: { isReceiving: () => true }, log: createLog('silent') },
  ...{ tokensCap: 1000, tokensToday: async () => 900, installation: installationReader(app.db.pool) },
  pools: { calls: app.db.pool, writers: app.db.writers },
});
const served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
const folder = mkdtempSync(join(tmpdir(), 'beside-prometheus-'));
let child: ChildProcess | null = null;
afterAll(async () => {
  // A program that could not be started never exits.
  const exited = child?.pid && new Promise((resolve) => child?.once('exit', resolve));
  child?.kill();
  await exited;
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

async function startPrometheus(): Promise<string> {
  const configuration = readFileSync(join(files, 'prometheus.yml'), 'utf8')
    .replace(/- targets: .*/, `- targets: ["127.0.0.1:${served.port}"]`)
    .replaceAll('15s', '1s');
  writeFileSync(join(folder, 'prometheus.yml'), configuration);
  writeFileSync(join(folder, 'alerts.yml'), readFileSync(join(files, 'alerts.yml')));
  const port = await freePort();
  const flags = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  child = spawn('prometheus', flags, { stdio: 'ignore' });
  const failed = new Promise<never>((_, reject) =>
    child?.once('error', () => reject(new Error('prometheus is not on the path: install it (apt-get install prometheus)'))),
  );
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    failed,
    vi.waitFor(async () => expect((await fetch(`${url}/-/ready`)).status).toBe(200), { ...WAIT, interval: 100 }),
  ]);
  return url;
}

/** What the dashboard and the alerts ask, with the names of metrics in it. */
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync(join(files, 'dashboard.json'), 'utf8'),
);
const asked = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

it('Prometheus loads every alert, answers every question of the dashboard, and raises an alert', async () => {
  // Something of each kind has happened.
  report('call', { name: 'GET /api/test', status: 500, ms: 10 });
  report('event', { name: 'couples:send', code: 'ok', ms: 5 });
  report('reply', { kind: 'couples', end: 'done', ms: 900 });
  report('firstToken', { kind: 'couples', ms: 300 });
  report('danger', { level: 'possible' });
  report('reconciled', { kind: 'couples', count: 1 });
  for (const service of ['model', 'mail', 'payments', 'push', 'status_page'] as const)
    report('outside', { service, isDone: false });
  await app.db.pool.query('insert into backups (bytes) values (1)');
  const url = await startPrometheus();
  const ask = async (path: string) => Object(await (await fetch(`${url}/api/v1/${path}`)).json()).data;
  const groups: { rules: { name: string; health: string; query: string; lastError?: string }[] }[] = (
    await vi.waitFor(
      async () => {
        const data = await ask('rules');
        expect(data.groups[0]?.rules.every(({ health }: { health: string }) => health === 'ok')).toBe(true);
        return data;
      },
      { ...WAIT, interval: 200 },
    )
  ).groups;
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(10);

  // A question about a metric that the product does not have would be empty for ever. Half of a scrape may be there before the rest.
  await vi.waitFor(
    async () => {
      const known = new Set<string>(await ask('label/__name__/values'));
      for (const [what, expr] of [...asked, ...rules.map(({ name, query }) => [name, query] as const)]) {
        const names = expr.match(/\b(?:beside|nodejs|process)_\w+/g) ?? [];
        for (const name of names) expect(known, `${what}: ${name}`).toContain(name);
      }
    },
    { ...WAIT, interval: 200 },
  );
  for (const [title, expr] of asked)
    await vi.waitFor(
      async () => {
        const { result } = await ask(`query?query=${encodeURIComponent(expr)}`);
        expect(result.length, `${title}: ${expr}`).toBeGreaterThan(0);
      },
      { ...WAIT, interval: 300 },
    );

  // 900 of 1,000 tokens are spent.
  await vi.waitFor(
    async () => {
      const { alerts } = await ask('alerts');
      expect(alerts).toContainEqual(
        expect.objectContaining({
          state: 'firing',
          labels: expect.objectContaining({ alertname: 'ModelCapNear', severity: 'ticket' }),
          annotations: expect.objectContaining({ summary: expect.stringContaining('90%') }),
        }),
      );
    },
    { ...WAIT, interval: 200 },
  );
});
