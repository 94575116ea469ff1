import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONFIG_NAMES, ConfigError, loadConfig } from './config.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = (): string => mkdtempSync(join(tmpdir(), 'beside-config-'));

describe('the configuration', () => {
  it('.env.example documents exactly the variables that are read', () => {
    const documented = [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(documented.toSorted()).toEqual([...CONFIG_NAMES].toSorted());
  });

  it('every variable is read where the configuration is', () => {
    const files = globSync('backend/src/config*.ts', { cwd: root }).filter((name) => !/\.(?:test|secrets)\.ts$/.test(name));
    const config = files.map((name) => readFileSync(join(root, name), 'utf8')).join('\n');
    // Prices are named by their plans.
    for (const name of CONFIG_NAMES.filter((each) => !each.startsWith('PLAN_PRICE_')))
      expect(config.match(new RegExp(`'${name}'`, 'g'))?.length, name).toBeGreaterThan(1);
  });

  it('needs nothing outside production', () => {
    expect(loadConfig({ DATA_DIR: dataDir() })).toMatchObject({
      production: false,
      port: 3000,
      publicUrl: 'http://localhost:3000',
      appName: 'Beside',
      database: null,
      redis: null,
      trustProxy: false,
      model: { apiKey: null, baseUrl: null, timeoutMs: 60_000 },
    });
  });

  it('keeps its generated secret', () => {
    const DATA_DIR = dataDir();
    const { sessionSecrets } = loadConfig({ DATA_DIR });
    expect(sessionSecrets).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(loadConfig({ DATA_DIR }).sessionSecrets).toEqual(sessionSecrets);
  });

  it('reports everything that is missing in production, at once', () => {
    const attempt = (): unknown => loadConfig({ NODE_ENV: 'production' });
    expect(attempt).toThrow(ConfigError);
    for (const name of ['DATABASE_URL', 'SESSION_SECRET', 'PUBLIC_URL', 'OPENAI_API_KEY'])
      expect(attempt).toThrow(`${name} is missing`);
  });

  it('needs to know who runs a site that takes payments', () => {
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db/beside',
      SESSION_SECRET: 'long enough to be one',
      PUBLIC_URL: 'https://beside.example/',
      OPENAI_BASE_URL: 'http://localhost:11434/v1',
    };
    const payments = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(loadConfig(env).operator).toBeNull();
    for (const name of ['OPERATOR_NAME', 'OPERATOR_ADDRESS'])
      expect(() => loadConfig({ ...env, ...payments })).toThrow(`${name} is missing, and payments need it`);
    expect(() => loadConfig({ ...env, OPERATOR_VAT_ID: 'DE1' })).toThrow('OPERATOR_NAME is missing');
    const OPERATOR_NAME = 'Beside GmbH';
    const OPERATOR_ADDRESS = 'Lindenweg 7, 10115 Berlin';
    expect(loadConfig({ ...env, ...payments, OPERATOR_NAME, OPERATOR_ADDRESS }).operator).toEqual({
      ...{ name: OPERATOR_NAME, address: OPERATOR_ADDRESS },
      ...{ contact: null, vatId: null, register: null },
    });
  });

  it('lets the site be an app unless that is switched off', () => {
    expect([{}, { PWA: '' }, { PWA: 'on' }, { PWA: 'off' }].map((env) => loadConfig(env).pwa)).toEqual([true, true, true, false]);
    expect(() => loadConfig({ PWA: 'no' })).toThrow('PWA must be on or off');
  });

  it('takes a tax setting and a most popular plan, and nothing else in their place', () => {
    expect(loadConfig({})).toMatchObject({ automaticTax: false, popularPlan: 'gold' });
    expect(loadConfig({ STRIPE_AUTOMATIC_TAX: 'on', POPULAR_PLAN: 'none' })).toMatchObject({
      automaticTax: true,
      popularPlan: null,
    });
    expect(() => loadConfig({ STRIPE_AUTOMATIC_TAX: 'yes' })).toThrow('STRIPE_AUTOMATIC_TAX must be on or off');
    expect(() => loadConfig({ POPULAR_PLAN: 'free' })).toThrow('POPULAR_PLAN must be bronze, silver, gold or none');
  });

  it('takes the address of a pooler, and needs that of the server behind it', () => {
    const url = 'postgres://pooler:6432/beside';
    const directUrl = 'postgres://db:5432/beside';
    expect(loadConfig({ DATABASE_URL: url }).database).toEqual({ url, directUrl: url, isPooled: false });
    const both = { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl };
    expect(loadConfig(both).database).toEqual({ url, directUrl, isPooled: false });
    expect(loadConfig({ ...both, DATABASE_POOLER: 'transaction' }).database).toEqual({ url, directUrl, isPooled: true });
    const refused = (env: Record<string, string>) => expect(() => loadConfig(env));
    refused({ DATABASE_URL: url, DATABASE_POOLER: 'transaction' }).toThrow('DATABASE_DIRECT_URL is missing');
    refused({ DATABASE_DIRECT_URL: directUrl }).toThrow('DATABASE_URL is missing');
    refused({ ...both, DATABASE_POOLER: 'session' }).toThrow('DATABASE_POOLER must be transaction or none');
  });

  it('takes where the metrics are served: an own port, at one address or at all', () => {
    expect(loadConfig({}).metrics).toBeNull();
    expect(loadConfig({ METRICS_HOST: '127.0.0.1' }).metrics).toBeNull();
    expect(loadConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: undefined });
    expect(loadConfig({ METRICS_PORT: '9464', METRICS_HOST: '::1' }).metrics).toEqual({ port: 9464, host: '::1' });
    const refused = (env: Record<string, string>) => expect(() => loadConfig(env));
    refused({ PORT: '3000', METRICS_PORT: '3000' }).toThrow('METRICS_PORT must be a whole number, and another one than PORT');
    refused({ METRICS_PORT: '9464.5' }).toThrow('METRICS_PORT must be a whole number');
    refused({ METRICS_HOST: 'inside' }).toThrow('METRICS_HOST must be an address of this machine');
  });

  it("takes OpenTelemetry's variables, and traces nothing without an endpoint", () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/' };
    expect(loadConfig({ OTEL_SERVICE_NAME: 'beside', OTEL_TRACES_SAMPLER: 'always_on' }).tracing).toBeNull();
    expect(loadConfig({ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' }).tracing).toBeNull();
    const usual = { scheduledDelayMillis: 5000, maxQueueSize: 2048, maxExportBatchSize: 512, exportTimeoutMillis: 30_000 };
    expect(loadConfig(endpoint).tracing).toEqual({
      url: 'https://collector.example/otlp/v1/traces',
      ...{ headers: {}, resource: { 'service.name': 'beside' }, sampler: 'parentbased_always_on', ratio: 1, batch: usual },
    });
    const more = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://tempo:4318/traces',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20eHl6, x-scope = a=b ',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,deployment.environment.name=test',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      OTEL_BSP_MAX_QUEUE_SIZE: '100',
    };
    const named = loadConfig({ ...endpoint, ...more, OTEL_SERVICE_NAME: 'ours' }).tracing;
    expect(named).toEqual({
      url: 'http://tempo:4318/traces',
      headers: { authorization: 'Basic eHl6', 'x-scope': 'a=b' },
      resource: { 'service.name': 'ours', 'deployment.environment.name': 'test' },
      ...{ sampler: 'traceidratio', ratio: 0.25, batch: { ...usual, maxQueueSize: 100, maxExportBatchSize: 100 } },
    });
    expect(loadConfig({ ...endpoint, ...more }).tracing?.resource['service.name']).toBe('other');
    const refused = (env: Record<string, string>) => expect(() => loadConfig({ ...endpoint, ...env }));
    refused({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT must be an address');
    refused({ OTEL_TRACES_SAMPLER: 'jaeger_remote' }).toThrow('OTEL_TRACES_SAMPLER must be one of always_on,');
    refused({ OTEL_TRACES_SAMPLER_ARG: '50' }).toThrow('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
    for (const headers of ['hunter2', 'a=%zz', '=hunter2'])
      refused({ OTEL_EXPORTER_OTLP_HEADERS: headers }).toThrow(
        /- OTEL_EXPORTER_OTLP_HEADERS must be name=value, with commas[^2]*$/,
      );
  });

  it('accepts a keyless model server in production', () => {
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db/beside',
      SESSION_SECRET: 'long enough to be one',
      PUBLIC_URL: 'https://beside.example/',
      OPENAI_BASE_URL: 'http://localhost:11434/v1',
    };
    expect(loadConfig(env)).toMatchObject({ production: true, publicUrl: 'https://beside.example' });
  });

  it('has no first owner once their password was removed', () => {
    expect(loadConfig({ OWNER_EMAIL: 'owner@example.com' }).owner).toBeNull();
    expect(() => loadConfig({ OWNER_PASSWORD: 'a quiet garden 7' })).toThrow('OWNER_EMAIL is missing');
  });

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://db'],
    ['PUBLIC_URL', 'beside.example'],
    ['MODEL_TIMEOUT_MS', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['SESSION_SECRET', 'short'],
    ['TRUST_PROXY', 'nginx'],
    ['PORT', '3000.5'],
    ['STATUS_URL', 'javascript:alert(1)'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => loadConfig({ DATA_DIR: dataDir(), [name]: value })).toThrow(name);
  });

  it.each([
    ['true', true],
    ['2', 2],
    ['10.0.0.0/8, loopback', '10.0.0.0/8, loopback'],
  ])('reads TRUST_PROXY=%s', (raw, value) => {
    expect(loadConfig({ DATA_DIR: dataDir(), TRUST_PROXY: raw }).trustProxy).toBe(value);
  });
});
