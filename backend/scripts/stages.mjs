// Stages of `npm test` and `npm run check`: each is timed, and counts what passed and failed.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root, run } from './tools.mjs';

/** Rows of the tables of what is slow. */
const SLOWEST = 20;

/** Stages in the order of their ends. */
export class Stages {
  #done = [];
  #slow = [];

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
   * @param read takes the report; returns `passed`, `failed` and `slow`: rows of `name` and `ms`
   */
  async runner(name, program, args, options, report, read) {
    console.log(`\n── ${name}`);
    const begun = performance.now();
    const code = await run(program, args, options);
    const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 1, slow: [] };
    this.#slow.push({ name, rows: counts.slow });
    this.#end(name, begun, code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
  }

  #end(name, begun, { passed, failed }) {
    this.#done.push({ name, ms: performance.now() - begun, passed, failed });
  }

  /** Prints the slowest tests, the stages with their times, and as the last line `N passed, N failed`. @returns the number of failures */
  report() {
    for (const { name, rows } of this.#slow) {
      console.log(`\nThe slowest of: ${name}`);
      for (const { name: row, ms } of rows.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST))
        console.log(`${seconds(ms)}  ${row}`);
    }
    console.log('\nStages (some run beside each other)');
    for (const { name, ms, passed, failed } of this.#done)
      console.log(`${seconds(ms)}  ${name}${failed > 0 ? `: ${failed} failed` : ''}${passed > 1 ? `, ${passed} passed` : ''}`);
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
  };
}

/** Reads Playwright's report. */
export function readPlaywright({ stats, suites }) {
  const slow = [];
  const walk = (suite, titles) => {
    for (const { title, tests } of suite.specs ?? [])
      for (const { results } of tests)
        slow.push({ name: [...titles, title].join(' › '), ms: results.reduce((sum, { duration }) => sum + duration, 0) });
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of suites) walk(suite, [suite.title]);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, slow };
}
