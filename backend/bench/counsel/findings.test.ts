import { LANGUAGES } from '@beside/common/language/language.constants';
import { describe, expect, it } from 'vitest';
import { functionModel } from './asking.ts';
import { counsel } from './counsel.ts';
import { FINDINGS, obedient, promptsBefore } from './doctored/findings.ts';
import { judge } from './judging.ts';
import { PROMPTS } from './parts/asked.ts';
import { everyPrompt, promptVersion } from './prompt-version.ts';

const REAL = LANGUAGES.flatMap((language) => everyPrompt(PROMPTS, language)).map((make) => make().messages[0]?.content ?? '');

describe('old and new prompts are told apart', () => {
  it.each(FINDINGS)('$finding by “$measure”', async (finding) => {
    const { part, language = 'en', measure } = finding;
    const model = functionModel(obedient(finding));
    const options = { parts: [part], languages: [language], runs: 1, isStandIn: false };
    const verdict = async (prompts = PROMPTS) =>
      judge(await counsel(model, options, prompts), false).find((row) => row.measure === measure)?.verdict;
    expect(await verdict(promptsBefore(finding))).toBe('missed');
    expect(await verdict()).toBe('passed');
  });

  it('by sentences that stand in the prompts of today, and by none of before', () => {
    const rules = FINDINGS.flatMap((finding) => finding.rules);
    expect(rules.filter(({ now }) => !REAL.some((text) => text.includes(now)))).toEqual([]);
    expect(rules.filter(({ before }) => before !== '' && REAL.some((text) => text.includes(before)))).toEqual([]);
  });

  it('for all twenty findings of the review', () => {
    const all = Array.from({ length: 20 }, (_, at) => `P-${`${at + 1}`.padStart(2, '0')}`);
    expect(all.filter((name) => !FINDINGS.some(({ finding }) => finding === name))).toEqual([]);
  });

  it('by their version', () => {
    const versions = FINDINGS.map((finding) => promptVersion(promptsBefore(finding)));
    expect(versions).not.toContain(promptVersion());
  });
});
