// Stages of `npm test` and `npm run check`: each is timed, and counts what passed and failed.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run } from './tools.mjs';

/** Rows of the tables of what is slow. */
const SLOWEST = 20;
/** Lines of a failure's message that are repeated at the end. */
const MESSAGE_LINES = 15;

/** Stages in the order of their ends. */
export class Stages {
  #done = [];
  #slow = [];
  #failures = [];

  /** One check that passes or fails as a whole. What it prints stands together, since others may run beside it. */
  async check(name, program, args) {
    const print = [];
    const options = { stdio: ['ignore', 'pipe', 'pipe'] };
    const begun = performance.now();
    const isPassed = (await run(program, args, options, (text) => print.push(text))) === 0;
    console.log(`\n── ${name}\n${print.join('').trimEnd()}`);
    this.#end(name, begun, { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });
    return isPassed;
  }

  /** Some work of our own that succeeds or not. A failure counts as one, success as nothing. */
  async step(name, work) {
    const begun = performance.now();
    const isDone = await work();
    this.#end(name, begun, { passed: 0, failed: isDone ? 0 : 1 });
    return isDone;
  }

  /**
   * A test runner that writes its report as JSON. One that writes none counts as one failure, and so does one that fails without a failed test.
   * @param read takes the report; returns `passed`, `failed`, `slow`: rows of `name` and `ms`, and `failures`: rows of `name` and `message`
   */
  async runner(name, program, args, options, report, read) {
    console.log(`\n── ${name}`);
    const begun = performance.now();
    const code = await run(program, args, options);
    const counts = existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 1, slow: [], failures: [] };
    this.#slow.push({ name, rows: counts.slow });
    this.#failures.push(...counts.failures);
    this.#end(name, begun, code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
  }

  #end(name, begun, { passed, failed }) {
    this.#done.push({ name, ms: performance.now() - begun, passed, failed });
  }

  /** Prints the slowest tests, the stages with their times, each failed test again, and as the last line `N passed, N failed`. @returns the number of failures */
  report() {
    for (const { name, rows } of this.#slow) {
      console.log(`\nThe slowest of: ${name}`);
      for (const { name: row, ms } of rows.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST))
        console.log(`${seconds(ms)}  ${row}`);
    }
    console.log('\nStages (some run beside each other)');
    for (const { name, ms, passed, failed } of this.#done)
      console.log(`${seconds(ms)}  ${name}${failed > 0 ? `: ${failed} failed` : ''}${passed > 1 ? `, ${passed} passed` : ''}`);
    for (const { name, message } of this.#failures)
      console.log(`\nFailed: ${name}\n${message.split('\n').slice(0, MESSAGE_LINES).join('\n')}`);
    const passed = this.#done.reduce((sum, stage) => sum + stage.passed, 0);
    const failed = this.#done.reduce((sum, stage) => sum + stage.failed, 0);
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed;
  }
}

const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** Reads vitest's report. */
export function readVitest({ numPassedTests, numFailedTests, numTotalTests, testResults }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests || numTotalTests - numPassedTests,
    slow: testResults.map(({ name, startTime, endTime }) => ({ name: relative(root, name), ms: endTime - startTime })),
    failures: testResults.flatMap((file) => failuresOf(file)),
  };
}

/** A file that fails as a whole, such as in its import, has a message of its own. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [{ name: file, message }];
  return failed.map(({ fullName, failureMessages }) => ({ name: `${file} › ${fullName}`, message: failureMessages.join('\n') }));
}

/** Reads Playwright's report. */
export function readPlaywright({ stats, suites }) {
  const slow = [];
  const failures = [];
  const walk = (suite, titles) => {
    for (const { title, tests, ok } of suite.specs ?? []) {
      const name = [...titles, title].join(' › ');
      const results = tests.flatMap((test) => test.results);
      slow.push({ name, ms: results.reduce((sum, { duration }) => sum + duration, 0) });
      const errors = results.flatMap((result) => result.errors ?? []);
      if (!ok) failures.push({ name, message: errors.map(({ message }) => stripVTControlCharacters(message)).join('\n') });
    }
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of suites) walk(suite, [suite.title]);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, slow, failures };
}
