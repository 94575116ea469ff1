import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SECRET_NAMES } from './config.secrets.ts';
import { CONFIG_NAMES } from './config.ts';
import { SERVER_TIMEOUTS } from './database/database.ts';

const root = join(import.meta.dirname, '../..');
const docker = join(root, 'docker');
const read = (name: string): string => readFileSync(join(docker, name), 'utf8');

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[];
  ports?: string[];
  mem_limit?: string;
  restart?: string;
  read_only?: boolean;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: object;
}

const metrics: Compose = parse(read('compose.metrics.yaml'), { merge: true });
/** A compose file, with what measures beside it. */
function composed(name: string) {
  const text = read(name);
  const compose: Compose = parse(text, { merge: true });
  const services = Object.entries({ ...compose.services, ...metrics.services });
  return { name, text, compose, services, nodes: services.filter(([each]) => /^node\d$/.test(each)) };
}
const small = composed('compose.yaml');
const large = composed('compose.large.yaml');
const { compose, nodes } = small;
/** Set by the image, or meaningless there: a node listens on one port inside, and keeps nothing. */
const NOT_PASSED = ['NODE_ENV', 'PORT', 'DATA_DIR'];
/** What the file makes of its own services. */
const MADE = {
  'compose.yaml': ['DATABASE_URL', 'REDIS_URL', 'TRUST_PROXY'],
  'compose.large.yaml': ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_POOLER', 'REDIS_URL', 'TRUST_PROXY'],
};
/** Services that nobody outside reaches. */
const INSIDE = /^(?:postgres\d?|redis\d?|pgbouncer|haproxy|backup|prometheus)$/;
/** Ports inside, which other files name. */
const PORTS: Record<string, string> = { METRICS_PORT: '9464' };
/** Variables of the file alone. */
const OWN = ['POSTGRES_PASSWORD', 'HTTP_PORT', 'COMMIT'];

describe.each([
  { ...small, made: MADE['compose.yaml'] },
  { ...large, made: MADE['compose.large.yaml'] },
])('$name', ({ text, compose, services, nodes, made }) => {
  it('has two nodes or more, which differ in nothing', () => {
    expect(nodes.length).toBeGreaterThanOrEqual(2);
    for (const [, node] of nodes) expect(node).toEqual(nodes[0]?.[1]);
  });

  it('passes every variable that a node reads, each under its own name, and no other', () => {
    const passed = nodes[0]?.[1].environment ?? {};
    const wanted = CONFIG_NAMES.filter((name) => !NOT_PASSED.includes(name));
    const files = SECRET_NAMES.filter((name) => !made.includes(name)).map((name) => `${name}_FILE`);
    expect(Object.keys(passed).toSorted()).toEqual([...wanted, ...files].toSorted());
    for (const [name, value] of Object.entries(passed).filter(([each]) => !made.includes(each)))
      expect(value, name).toMatch(new RegExp(`^\\$\\{${name}(?::-(?:${PORTS[name] ?? ''})|:\\?[^}]+)\\}$`));
    const known = new Set<string>([...wanted, ...files, ...OWN]);
    for (const [, name = ''] of text.matchAll(/\$\{([A-Z_]+)/g)) expect(known, name).toContain(name);
  });

  it('has no default for a secret, and none for the address that people open', () => {
    for (const name of ['POSTGRES_PASSWORD', 'PUBLIC_URL']) {
      expect(text).toContain(`\${${name}:?`);
      expect(text).not.toMatch(new RegExp(`\\$\\{${name}(?::-|-|\\})`));
    }
    for (const name of SECRET_NAMES) expect(text).not.toMatch(new RegExp(`\\$\\{${name}:?-[^}]`));
  });

  it('names only files, folders, networks and volumes that there are', () => {
    for (const [name, { build, volumes = [], networks = [] }] of services) {
      if (build) expect(existsSync(join(docker, build.context, build.dockerfile)), name).toBe(true);
      for (const volume of volumes) {
        const [from = ''] = volume.split(':');
        // The operator's own, which may be missing.
        if (from === './secrets') continue;
        if (from.startsWith('.')) expect(existsSync(join(docker, from)), volume).toBe(true);
        else expect({ ...compose.volumes, ...metrics.volumes }).toHaveProperty(from);
      }
      for (const network of networks) expect(compose.networks).toHaveProperty(network);
    }
  });

  it('bounds the memory of everything, starts it again, and lets only nginx be reached', () => {
    for (const [name, { mem_limit, restart, ports, networks, read_only }] of services) {
      expect(mem_limit, name).toMatch(/^\d+[mg]$/);
      expect(restart, name).toBe('unless-stopped');
      // Grafana from this machine alone.
      if (name === 'grafana') expect(ports?.[0]).toMatch(/^127\.0\.0\.1:/);
      else expect(Boolean(ports), name).toBe(name === 'nginx');
      if (INSIDE.test(name)) expect(networks, name).toEqual(['inside']);
      if (name !== 'postgres') expect(read_only, name).toBe(true);
    }
    expect(compose.networks.inside?.internal).toBe(true);
  });

  it('gives a node more time to stop than it may take, and asks for its health where it answers', () => {
    for (const [, { stop_grace_period, healthcheck }] of nodes) {
      expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(30);
      expect(healthcheck?.test.join(' ')).toContain('http://localhost:3000/readyz');
    }
  });
});

describe('Prometheus', () => {
  it('reads every node, on the port of its metrics', () => {
    const { scrape_configs }: { scrape_configs: { static_configs: { targets: string[] }[] }[] } = parse(
      read('metrics/prometheus.yml'),
    );
    expect(scrape_configs[0]?.static_configs[0]?.targets).toEqual(nodes.map(([name]) => `${name}:${PORTS.METRICS_PORT}`));
  });
});

describe('nginx', () => {
  it('knows every node of the compose file, and listens where that file expects it', () => {
    const configuration = read('nginx.conf');
    const upstream = [...configuration.matchAll(/^\s*server (\w+):3000/gm)].map(([, name]) => name);
    expect(upstream).toEqual(nodes.map(([name]) => name));
    const inside = compose.services.nginx?.ports?.[0]?.split(':').at(-1);
    expect(configuration).toContain(`listen ${inside};`);
  });
});

describe('the large installation', () => {
  const servers = Object.keys(large.compose.services).filter((name) => /^postgres\d$/.test(name));

  it('has three servers or more of PostgreSQL, so that one is enough to lose, and HAProxy knows each', () => {
    expect(servers.length).toBeGreaterThanOrEqual(3);
    expect([...read('large/haproxy.cfg').matchAll(/^ {2}server (\w+) (\S+)$/gm)].map(([, name, at]) => [name, at])).toEqual(
      servers.map((name) => [name, `${name}:5432`]),
    );
    for (const [at, name] of servers.entries())
      expect(large.compose.services[name]?.environment).toMatchObject({
        SERVER: String(at + 1),
        SERVERS: servers.map((each) => `${each}:5432`).join(' '),
      });
  });

  it('asks each server whether it is the primary, by PostgreSQL’s own protocol', () => {
    const sent = [...read('large/haproxy.cfg').matchAll(/send-binary ([0-9a-f]+)$/gm)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex'),
    );
    const [beginning, question] = sent;
    expect(beginning?.readInt32BE(0)).toBe(beginning?.length);
    expect(beginning?.subarray(8).toString()).toBe('user\0beside_check\0database\0postgres\0\0');
    expect(question?.readInt32BE(1)).toBe((question?.length ?? 0) - 1);
    expect(question?.subarray(5).toString()).toBe('select pg_is_in_recovery()\0');
    expect(read('large/postgres.sh')).toContain('host postgres beside_check samenet trust');
  });

  it('gives a pooled connection the limits of time that a node asks for', () => {
    const [, settings] = /connect_query='([^']+)'/.exec(read('large/pgbouncer.ini')) ?? [];
    const wanted = Object.entries({ ...SERVER_TIMEOUTS, jit: 'off' }).map(([name, value]) => `set ${name} = ${value}`);
    expect(settings?.split('; ').toSorted()).toEqual(wanted.toSorted());
  });

  it('runs nginx with the file of the small one, and every node in it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'beside-nginx-'));
    writeFileSync(join(folder, 'nginx'), '#!/bin/sh\ncat "$2"\n', { mode: 0o755 });
    const { stdout, stderr } = spawnSync('sh', [join(docker, 'large/nginx.sh'), join(docker, 'nginx.conf')], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}`, TMPDIR: folder },
    });
    rmSync(folder, { recursive: true });
    const upstream = [...stdout.matchAll(/^\s*server (\w+):3000/gm)].map(([, name]) => name);
    expect(upstream, stderr).toEqual(large.nodes.map(([name]) => name));
    expect(stdout.replace(/^ *server node3:.*\n/m, '')).toBe(read('nginx.conf'));
  });

  it('mounts scripts that a shell understands', () => {
    const scripts = readdirSync(join(docker, 'large')).filter((name) => name.endsWith('.sh'));
    expect(scripts).toContain('postgres.sh');
    for (const name of scripts) {
      const { status, stderr } = spawnSync('sh', ['-n', join(docker, 'large', name)], { encoding: 'utf8' });
      expect(status, `${name}: ${stderr}`).toBe(0);
    }
  });
});

describe('HAProxy', () => {
  const configuration = read('haproxy.cfg');

  it('knows every node of the compose file, in both of its lists, and listens where nginx does', () => {
    const servers = [...configuration.matchAll(/^ *server (\w+) (\w+):3000 cookie (\w+)$/gm)].map(([, ...names]) => names);
    const wanted = nodes.map(([name]) => [name, name, name]);
    expect(servers).toEqual([...wanted, ...wanted]);
    expect(read('nginx.conf')).toContain(`listen ${/bind :(\d+)/.exec(configuration)?.[1]};`);
  });

  it('cuts no sockets of a node that stops, and asks again for nothing that writes', () => {
    const settings = configuration.replaceAll(/^ *#.*$/gm, '');
    expect(settings).not.toContain('shutdown-sessions');
    expect(settings).toContain('disable-l7-retry unless METH_GET');
    expect(settings).toContain('uri /readyz');
  });
});

describe('the image', () => {
  it('is built of files that there are, as another user than root, and its last stage has no npm', () => {
    const dockerfile = read('Dockerfile');
    for (const [, sources = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
      for (const source of sources.split(' ')) expect(existsSync(join(root, source)), source).toBe(true);
    // A package that was taken over could do anything in an install script.
    expect(dockerfile.match(/^RUN npm (?:ci|install).*$/gm)).toEqual(['RUN npm ci --ignore-scripts']);
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(last).not.toMatch(/npm (?:ci|install|run)/);
    expect(readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['**/.env', 'docker/secrets', '**/node_modules', '.git']),
    );
  });
});
