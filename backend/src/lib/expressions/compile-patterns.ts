import { type CompilerAnswer, compilePatterns, type PatternSources } from './prefilter.ts';

// A process of its own for a second: nobody waits for it, and the memory that it needed goes with it.
process.once('message', (sources: PatternSources[]) => {
  const answer: CompilerAnswer = { compiled: sources.map(compilePatterns) };
  process.send?.(answer, () => process.disconnect());
});
// Who asked has ended.
process.once('disconnect', () => process.exit());
