import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const defaults = {
  appName: 'Beside',
  supportEmail: null,
  operator: null,
  statusUrl: null,
  demo: { model: false },
  mail: true,
  payments: null,
  pwa: false,
  announcements: [],
  offline: null,
};

describe('parseConfig', () => {
  it('parses the server’s configuration', () => {
    const given = {
      appName: 'Nearby',
      supportEmail: 'a@example.com',
      operator: { name: 'Beside GmbH', address: 'Lindenweg 7', contact: null, vatId: 'DE1', register: null },
      statusUrl: 'https://status.example.com',
      demo: { model: true },
      mail: false,
      payments: { publishableKey: 'pk_test_1', script: null, sandbox: true, tax: true, popular: 'silver' },
      pwa: true,
      announcements: [{ id: 1 }],
      offline: 'slow',
    };
    expect(parseConfig(JSON.stringify(given))).toEqual(given);
  });

  it('uses defaults for missing or invalid values', () => {
    for (const json of [
      null,
      undefined,
      '',
      '{',
      '[]',
      '"text"',
      '{"appName":3,"demo":true,"operator":{"name":"x"},"offline":true}',
    ]) {
      expect(parseConfig(json)).toEqual(defaults);
    }
  });
});
