import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { listen } from '../../src/testing/listen.ts';
import { functionModel } from './asking.ts';
import { counsel } from './counsel.ts';
import { PARTS } from './counsel.types.ts';
import { BAD_MODELS } from './doctored/bad-models.ts';
import { LAPSES } from './doctored/lapses.ts';
import { goodAnswer, knowingAnswer } from './doctored/models.ts';
import { FLOORS } from './floors.ts';
import { detectorAccuracy, judge } from './judging.ts';
import { promptVersion } from './prompt-version.ts';

describe('the stand-in', () => {
  it('passes what can be asked of it, in every language', async () => {
    const findings = await counsel(functionModel(goodAnswer), { parts: PARTS, runs: 1, isStandIn: true });
    const rows = judge(findings, true);
    expect(rows.filter(({ verdict }) => verdict === 'missed')).toEqual([]);
    const failed = findings.found.filter(
      ({ passed, measure }) => !passed && FLOORS[measure].atLeast === 1 && !('notOfStandIn' in FLOORS[measure]),
    );
    expect(failed).toEqual([]);
    expect(rows.filter(({ verdict }) => verdict === 'passed').length).toBeGreaterThan(24);
    expect(rows.find(({ measure }) => measure === 'danger-seen')?.verdict).toBe('not asked of this model');
    expect(rows.find(({ measure }) => measure === 'shift order asked')?.verdict).toBe('not asked of this model');
  });
});

describe('a bad model', () => {
  it.each(BAD_MODELS)('that $what misses “$misses”', async ({ part, language = 'en', misses, answer }) => {
    const findings = await counsel(functionModel(answer), { parts: [part], languages: [language], runs: 1, isStandIn: false });
    expect(judge(findings, false).find(({ measure }) => measure === misses)?.verdict).toBe('missed');
  });

  it.each(LAPSES)(
    'that $what has a good one beside it, which passes “$misses”',
    async ({ part, language = 'en', misses, good }) => {
      const findings = await counsel(functionModel(good), { parts: [part], languages: [language], runs: 1, isStandIn: false });
      expect(judge(findings, false).find(({ measure }) => measure === misses)?.verdict).toBe('passed');
    },
  );

  it('is none that sees each danger as it is marked', async () => {
    const findings = await counsel(functionModel(knowingAnswer), { parts: ['danger'], runs: 1, isStandIn: false });
    const rows = judge(findings, false).filter(({ measure }) => /danger|harmless/.test(measure));
    expect(rows.map(({ measure, verdict }) => [measure, verdict])).toEqual(
      ['format', 'seen', 'level', 'kind', 'whose']
        .map((each) => [`danger-${each}`, 'passed'])
        .concat([
          ['harmless-walled', 'passed'],
          ['harmless-alone', 'passed'],
        ]),
    );
  });

  it('is there for every floor', () => {
    const missed = BAD_MODELS.map(({ misses }) => misses);
    expect(Object.keys(FLOORS).filter((measure) => !missed.includes(measure))).toEqual([]);
    expect(missed.filter((measure) => measure.startsWith('shift'))).toHaveLength(5);
  });
});

describe('a run', () => {
  it('names the prompts by their text, and knows its own detector', () => {
    expect(promptVersion()).toMatch(/^[0-9a-f]{12}$/);
    expect(promptVersion()).toBe(promptVersion());
    expect(detectorAccuracy().value).toBeGreaterThanOrEqual(0.98);
  });

  it('ends with 1 where a floor is missed', async () => {
    const server = await listen((_, response) => {
      const chunk = { choices: [{ index: 0, delta: { content: 'Stop complaining.' }, finish_reason: 'stop' }] };
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
    });
    const args = ['--conditions=development', `${import.meta.dirname}/run.ts`];
    const options = ['--base-url', server.url, '--model', 'rude', '--runs', '1', '--languages', 'en', '--only', 'private'];
    const child = spawn(process.execPath, [...args, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
    let report = '';
    child.stdout.on('data', (text: Buffer) => {
      report += text.toString();
    });
    let errors = '';
    child.stderr.on('data', (text: Buffer) => {
      errors += text.toString();
    });
    const code = await new Promise((done) => child.once('close', done));
    server.close();
    // A run that crashes ends with 1, too.
    expect(errors).not.toContain('Error');
    expect(code).toBe(1);
    expect(report).toContain(`Model \`rude\` at ${server.url}`);
    expect(report).toMatch(/in the requested language .*\*\*missed\*\*/);
  });
});
