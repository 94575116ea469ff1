import { describe, expect, it } from 'vitest';
import { shippedComponents } from '../../scripts/image.mjs';
import { isAllowedLicense, licenseFaults, readAdvisories } from '../../scripts/packages-check.mjs';

describe('licences', () => {
  it('of every package that ships are ones that may ship', () => {
    const components = shippedComponents();
    for (const name of ['express', 'react', '@node-rs/argon2'])
      expect(components.some((component: { name: string }) => component.name === name)).toBe(true);
    expect(licenseFaults(components)).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['GPL-3.0-only OR AGPL-3.0-only', false],
    ['MIT AND ISC AND BSD-3-Clause', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR ISC) AND MIT', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
  ])('that are %s: %s', (expression, isAllowed) => {
    expect(isAllowedLicense(expression)).toBe(isAllowed);
  });

  it('are missing for a package that names none', () => {
    expect(licenseFaults([{ name: 'a', version: '1.0.0' }])).toEqual(['a 1.0.0 names no licence']);
  });
});

describe('advisories', () => {
  it('that are high or critical are told from others', () => {
    const url = 'https://github.com/advisories/GHSA-0';
    const vulnerabilities = {
      a: { name: 'a', severity: 'critical', range: '<2', via: [{ title: 'Runs anything', url }] },
      b: { name: 'b', severity: 'high', range: '*', via: ['a'] },
      c: { name: 'c', severity: 'moderate', range: '<=1.2.3', via: [{ title: 'Is slow', url }] },
    };
    expect(readAdvisories(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
      away: null,
      severe: [`critical: a <2: Runs anything ${url}`, 'high: b *: through a'],
      others: [`moderate: c <=1.2.3: Is slow ${url}`],
    });
  });

  it('are none of a sound installation', () => {
    expect(readAdvisories('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ away: null, severe: [], others: [] });
  });

  it.each([
    ['{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}', '405 Method Not Allowed'],
    ['{"error":{"summary":"no lock file","detail":""}}', 'no lock file'],
    ['', 'npm has printed no report'],
    ['null', 'npm has printed no report'],
  ])('are unknown where the registry does not answer: %s', (printed, away) => {
    expect(readAdvisories(printed)).toEqual({ away, severe: [], others: [] });
  });
});
