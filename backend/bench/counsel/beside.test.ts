import { describe, expect, it } from 'vitest';
import { functionModel } from './asking.ts';
import { compare, compareWithSaved, otherPrompts, readSaved, wrapped } from './beside.ts';
import { counselBeside } from './counsel.ts';
import { FINDINGS, obedient, promptsBefore } from './doctored/findings.ts';
import { goodAnswer } from './doctored/models.ts';
import { judge } from './judging.ts';
import { PROMPTS } from './parts/asked.ts';
import { promptVersion } from './prompt-version.ts';
import { markdownOf } from './report.ts';

const OPTIONS = { languages: ['en'] as const, runs: 1, isStandIn: false };

describe('two versions of the prompts, side by side', () => {
  it('are read from another checkout, with its version', async () => {
    const { prompts, version } = await otherPrompts(`${import.meta.dirname}/../../..`);
    expect(version).toBe(promptVersion());
    expect(prompts.judgeOf('…')).toEqual(PROMPTS.judgeOf('…'));
  });

  it('are asked alternately, in the same run', async () => {
    const asked: string[] = [];
    const model = functionModel((prompt) => {
      asked.push(prompt.messages[0]?.content.startsWith('Old. ') ? 'old' : 'new');
      return goodAnswer(prompt);
    });
    const old = wrapped({
      counselOf: (...given: Parameters<typeof PROMPTS.counselOf>) => {
        const prompt = PROMPTS.counselOf(...given);
        return {
          ...prompt,
          messages: prompt.messages.map((each, at) => (at === 0 ? { ...each, content: `Old. ${each.content}` } : each)),
        };
      },
    });
    await counselBeside(model, { ...OPTIONS, parts: ['room'], parallel: 1 }, [PROMPTS, old]);
    expect(asked.slice(0, 8)).toEqual(['new', 'old', 'old', 'new', 'new', 'old', 'old', 'new']);
  });

  it('get the same findings for the same answers, and differ where the answers do', async () => {
    const finding = FINDINGS.find(({ measure }) => measure === 'left-out');
    if (!finding) throw new Error('no finding');
    const versions = [PROMPTS, promptsBefore(finding)];
    const options = { ...OPTIONS, parts: ['room'] as const };
    const [one, other] = await counselBeside(functionModel(finding.good), options, versions);
    expect(one?.found.map(({ measure, passed }) => [measure, passed])).toEqual(
      other?.found.map(({ measure, passed }) => [measure, passed]),
    );
    const [ours, theirs] = await counselBeside(functionModel(obedient(finding)), options, versions);
    if (!ours || !theirs) throw new Error('nothing was asked');
    const row = compare(ours, theirs, false).find(({ measure }) => measure === 'left-out');
    expect(row).toMatchObject({ ours: 1, theirs: 0, situations: 6, notAsked: 0 });
  });

  it('say what one of them does not know to ask', async () => {
    const { summaryOf: _, ...known } = PROMPTS;
    const [ours, theirs] = await counselBeside(functionModel(goodAnswer), { ...OPTIONS, parts: ['summary', 'room'] }, [
      PROMPTS,
      wrapped(known),
    ]);
    if (!ours || !theirs) throw new Error('nothing was asked');
    expect([...theirs.notAsked]).toEqual(['summary en']);
    const rows = compare(ours, theirs, false);
    expect(rows.find(({ measure }) => measure === 'summary-danger')).toMatchObject({ theirs: null, situations: 0, notAsked: 1 });
    expect(rows.find(({ measure }) => measure === 'answered')?.notAsked).toBe(1);
    const report = { model: 'm', server: 's', date: '2026-01-05', promptVersion: 'aaa', runs: 1, questions: 1, minutes: 1 };
    const text = markdownOf({
      ...report,
      detector: { value: 1, low: 1, high: 1, texts: 1 },
      rows: judge(ours, false),
      languages: [],
      failed: [],
      beside: { name: 'those of the other checkout', promptVersion: 'bbb', rows },
    });
    expect(text).toContain('These prompts (`aaa`) beside those of the other checkout (`bbb`)');
    expect(text).toMatch(/a summary keeps danger and who helps \| 100 % \| not asked/);
  });

  it('are compared with a saved report', () => {
    const saved = readSaved(
      '{"model":"m","date":"2026-01-05","promptVersion":"bbb","rows":[{"measure":"warm","value":0.5,"situations":4}]}',
    );
    const row = {
      what: 'warm',
      count: 4,
      situations: 4,
      value: 0.75,
      low: 0,
      high: 1,
      floor: '',
      verdict: 'passed',
      reason: '',
    } as const;
    const rows = compareWithSaved(
      [
        { ...row, measure: 'warm' },
        { ...row, measure: 'stands' },
      ],
      saved,
    );
    expect(rows.map(({ ours, theirs }) => [ours, theirs])).toEqual([
      [0.75, 0.5],
      [0.75, null],
    ]);
    expect(() => readSaved('[]')).toThrow();
  });
});
