import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const defaults = { appName: 'Beside', supportEmail: null, statusUrl: null, demo: { model: false }, mail: true };

describe('parseConfig', () => {
  it('reads what the server says', () => {
    const given = {
      appName: 'Nearby',
      supportEmail: 'a@example.com',
      statusUrl: 'https://status.example.com',
      demo: { model: true },
      mail: false,
    };
    expect(parseConfig(JSON.stringify(given))).toEqual(given);
  });

  it('takes its defaults where nothing, or nonsense, is given', () => {
    for (const json of [null, undefined, '', '{', '[]', '"text"', '{"appName":3,"demo":true}']) {
      expect(parseConfig(json)).toEqual(defaults);
    }
  });
});
