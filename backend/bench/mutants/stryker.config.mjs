// One group of files at a time, with the tests about them: see `run.mjs`.
const { MUTATE = '', MUTANTS_REPORT = '' } = process.env;

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'backend/bench/mutants/vitest.config.mjs', related: false },
  mutate: MUTATE.split(','),
  coverageAnalysis: 'perTest',
  // Each has its own PostgreSQL and Redis; more at once would slow all of them.
  concurrency: 2,
  // Longer than the tests take: a waiting test fails before this.
  timeoutMS: 20_000,
  ignoreStatic: true,
  ignorePatterns: ['backend/dist', 'frontend', '.data', '**/*.md', 'backend/bench/mutants/reports'],
  // Where neither git nor a test run looks.
  tempDirName: '.data/mutants',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: MUTANTS_REPORT },
  // Texts of logs and errors are no behaviour.
  mutator: { excludedMutations: ['StringLiteral'] },
  // It would rewrite this file by a part of TypeScript that version 7 no longer has.
  tsconfigFile: 'none.json',
};
