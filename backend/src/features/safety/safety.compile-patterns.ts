import { type LearnerAnswer, type Lesson, learn } from './safety.prefilter.ts';

// A process of its own for a second: nobody waits for it, and the memory that it needed goes with it.
process.once('message', (lessons: Lesson[]) => {
  const answer: LearnerAnswer = { learnt: lessons.map(learn) };
  process.send?.(answer, () => process.disconnect());
});
// Who asked has ended.
process.once('disconnect', () => process.exit());
