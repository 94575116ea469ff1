import { describe, expect, it } from 'vitest';
import { acceptCounsel, judgedCounsel, readCounsel } from './couples.reading.ts';

const JUDGED = '{"danger":{"level":"possible","kind":"abuse","whose":"partner1"}}';
const FOUND = { danger: { level: 'possible', kind: 'abuse' }, whose: 'partner1' };
const WORDS = 'Maya, you miss the Sundays.\n\nKind words help; level ground too. Tomás:\n- say one thing.';

/** Everything that is shown while the text comes, in pieces of some characters; each must continue what was shown before. */
function shownOf(text: string, size: number): string[] {
  const reading = readCounsel();
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
    nowhere: WORDS,
  };
  for (const [name, text] of Object.entries(forms)) {
    it(`shows nothing of a judgement ${name}`, () => {
      for (const size of [1, 3, 7, 40])
        for (const view of shownOf(text, size)) expect(view).not.toMatch(/[{}"`]|abuse|possible|certain|partner1|danger/i);
      expect(acceptCounsel(text).message).toBe(WORDS);
    });
  }

  it('brings the judgement, or takes the answer to the small question', () => {
    expect(acceptCounsel(forms['as asked']).judgement).toEqual(FOUND);
    expect(acceptCounsel(forms['in a fence']).judgement).toEqual(FOUND);
    const silent = acceptCounsel(forms.nowhere);
    expect(silent.judgement).toBeNull();
    expect(judgedCounsel(silent, '{"level":"possible","kind":"abuse","whose":"partner1"}').judgement).toEqual(FOUND);
    expect(judgedCounsel(silent, 'I cannot say').judgement).toBeNull();
    expect(() => acceptCounsel(JUDGED)).toThrow('empty');
    const reading = readCounsel();
    expect(reading.isJudged?.()).toBeUndefined();
    reading.append(WORDS);
    expect(reading.isJudged?.()).toBe(false);
  });
});
