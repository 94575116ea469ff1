import { describe, expect, it } from 'vitest';
import { acceptCounsel, judgedCounsel, readCounsel } from './couples.reading.ts';
import { NEUTRAL_REPLY } from './couples.texts.ts';

const JUDGED = '{"danger":{"level":"possible","kind":"abuse","whose":"partner1"}}';
const FOUND = { danger: { level: 'possible', kind: 'abuse' }, whose: 'partner1' };
const WORDS = 'Maya, you miss the Sundays.\n\nKind words help; level ground too. Tomás:\n- say one thing.';

/** Everything that is shown while the text comes, in pieces of some characters; each must continue what was shown before. */
function shownOf(text: string, size: number): string[] {
  const reading = readCounsel(({ judgement }) => judgement);
  const shown: string[] = [''];
  for (let at = 0; at < text.length; at += size) {
    reading.append(text.slice(at, at + size));
    const view = reading.view();
    expect(view.startsWith(shown.at(-1) ?? '')).toBe(true);
    shown.push(view);
  }
  return shown;
}

describe('a counsellor’s text', () => {
  const forms = {
    'as asked': `${JUDGED}\n${WORDS}`,
    'in a fence': `\`\`\`json\n${JUDGED}\n\`\`\`\n${WORDS}`,
    'in several lines': `{\n  "danger": {\n    "level": "possible",\n    "kind": "abuse",\n    "whose": "partner1"\n  }\n}\n\n${WORDS}`,
    'with a level of its own': `{"danger":{"level":"high","kind":"abuse","whose":"partner1"}}\n${WORDS}`,
    'in a list': `[${JUDGED}]\n${WORDS}`,
    unclosed: `{"danger":{"level":"possible","kind":"abuse"\n${WORDS}`,
    'very long': `{"danger":{"level":"possible","kind":"abuse","whose":"partner1","why":"${'because '.repeat(60)}"}}\n${WORDS}`,
    'in lines of words': `Danger: possible\n**Level**: certain\nkind = abuse\nwhose: partner1\n\n${WORDS}`,
    'after a label': `Judgement: ${JUDGED}\n${WORDS}`,
    'at the end': `${WORDS}\n\n${JUDGED}`,
    'in full-width braces': `｛"danger"：｛"level"："possible"，"kind"："abuse"，"whose"："partner1"｝｝\n${WORDS}`,
    'as a sentence': `Danger level: certain. Kind: abuse. Whose: partner1\n${WORDS}`,
    'as an element': `<danger level="certain" kind="abuse" whose="partner1"/>\n${WORDS}`,
    'in elements': `<danger>\n<level>certain</level>\n<kind>abuse</kind>\n</danger>\n${WORDS}`,
    'in numbered lines': `1. Level: certain\n2. Kind: abuse\n3. Whose: partner1\n\n${WORDS}`,
    'in a table': `| level | kind | whose |\n|---|---|---|\n| certain | abuse | partner1 |\n\n${WORDS}`,
    'in another language': `Gefahr: certain (abuse)\n${WORDS}`,
    'after a name of its own': `Safety assessment: certain abuse (partner1)\n${WORDS}`,
    'in the middle of a line': `Thank you. danger: certain, kind: abuse, whose: partner1\n${WORDS}`,
    'after a word': `Sure.\n${JUDGED}\n${WORDS}`,
    'after words on its line': `Here is my answer: ${JUDGED}\n${WORDS}`,
    'after its format': `JSON: ${JUDGED}\n${WORDS}`,
    nowhere: WORDS,
  };
  for (const [name, text] of Object.entries(forms)) {
    it(`shows nothing of a judgement ${name}`, () => {
      for (const size of [1, 3, 7, 40])
        for (const view of shownOf(text, size)) expect(view).not.toMatch(/[{}"`]|abuse|possible|certain|partner1|danger/i);
      expect(acceptCounsel(text, 'en').message).toBe(WORDS);
    });
  }

  it('brings the judgement, or takes the answer to the small question', () => {
    expect(acceptCounsel(forms['as asked'], 'en').judgement).toEqual(FOUND);
    expect(acceptCounsel(forms['in a fence'], 'en').judgement).toEqual(FOUND);
    const silent = acceptCounsel(forms.nowhere, 'en');
    expect(silent.judgement).toBeNull();
    expect(judgedCounsel(silent, '{"level":"possible","kind":"abuse","whose":"partner1"}').small).toEqual(FOUND);
    expect(judgedCounsel(silent, 'I cannot say').small).toBeNull();
    // A failure would depend on danger.
    expect(acceptCounsel(JUDGED, 'nl')).toEqual({ message: NEUTRAL_REPLY.nl, judgement: FOUND, small: null });
    expect(() => acceptCounsel(' ', 'en')).toThrow('empty');
    const reading = readCounsel(({ judgement }) => judgement);
    expect(reading.isJudged?.()).toBeUndefined();
    reading.append(WORDS);
    expect(reading.isJudged?.()).toBe(false);
  });
});
