import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONFIG_NAMES } from './config.ts';

const root = join(import.meta.dirname, '../..');
const docker = join(root, 'docker');
const guide = readFileSync(join(docker, 'DEBIAN.md'), 'utf8');
/** What `npm run walk` would run: it needs a system of its own, so it runs by hand and not here. */
const { stdout: walk } = spawnSync('bash', [join(docker, 'walk/walk.sh'), '--print'], { encoding: 'utf8' });
const unit = readFileSync(join(docker, 'systemd/beside@.service'), 'utf8');

it('walks every numbered step of the guide, and the self-made certificate, in their order', () => {
  const steps = [...guide.matchAll(/^## (\d\. .+|Without a name on the Internet)$/gm)].map(([, title]) => title);
  expect(steps.length).toBeGreaterThan(8);
  expect([...walk.matchAll(/^walk_step '(.+)'$/gm)].map(([, title]) => title)).toEqual(steps);
  const { status, stderr } = spawnSync('bash', ['-n'], { input: walk, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});

it('sets variables that a node reads, and gives it all that it must have', () => {
  const [, settings = ''] = /cat >\/etc\/beside\/beside\.env <<END\n([\s\S]*?)\nEND/.exec(walk) ?? [];
  const names = settings.split('\n').map((line) => line.slice(0, line.indexOf('=')));
  expect(CONFIG_NAMES).toEqual(expect.arrayContaining(names));
  expect(names).toEqual(expect.arrayContaining(['PUBLIC_URL', 'DATABASE_URL', 'REDIS_URL', 'SESSION_SECRET', 'TRUST_PROXY']));
});

it('leads nginx to the nodes that it starts, and lets Caddy alone reach it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'beside-guide-'));
  const [command = ''] = /^sed -e [\s\S]*?nginx\.conf$/m.exec(walk) ?? [];
  const here = command.replace('/opt/beside/source', root).replace('/etc/nginx', folder);
  const { status, stderr } = spawnSync('sh', ['-c', here], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const written = readFileSync(join(folder, 'nginx.conf'), 'utf8');
  rmSync(folder, { recursive: true });
  const [, ports = ''] = /^for port in ([\d ]+); do$/m.exec(walk) ?? [];
  expect([...written.matchAll(/^ +server (\S+) max_fails/gm)].map(([, address]) => address)).toEqual(
    ports.split(' ').map((port) => `127.0.0.1:${port}`),
  );
  expect(written).toMatch(/^ +listen 127\.0\.0\.1:8080;$/m);
  expect(written).toMatch(/^ +set_real_ip_from 127\.0\.0\.1;\n +real_ip_header X-Forwarded-For;$/m);
  expect(written).toMatch(/^pid \/run\/nginx\.pid;$/m);
  expect(written).not.toContain('node1');
});

it('has services that start what a release has, as another user than root, and give it time to stop', () => {
  const [, program = ''] = /^ExecStart=\/opt\/beside\/app\/node (\S+)$/m.exec(unit) ?? [];
  expect(readFileSync(join(docker, 'Dockerfile'), 'utf8')).toContain(`CMD ["node", "${program}"]`);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(30);
  for (const name of readdirSync(join(docker, 'systemd'))) {
    const text = readFileSync(join(docker, 'systemd', name), 'utf8');
    expect(text, name).toMatch(/^User=beside$/m);
    expect(text, name).toMatch(/^NoNewPrivileges=yes$/m);
    for (const [, path = ''] of text.matchAll(/\/opt\/beside\/source\/(\S+)/g))
      expect(existsSync(join(root, path)), path).toBe(true);
    // One with a hyphen may be missing.
    for (const [, path = ''] of text.matchAll(/^EnvironmentFile=([^-]\S+)$/gm)) expect(walk).toContain(`cat >${path} `);
  }
});
