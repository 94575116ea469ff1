import type { EnglishTable } from '../groups.ts';

const texts = {
  'update.ready': 'A newer {appName} is ready. What you are writing stays.',
  'update.now': 'Use it now',
  'update.later': 'Later',
  'update.waiting': 'It comes when this is sent.',
  'update.needed': '{appName} must be loaded again. What you wrote stays.',
  'update.load': 'Load it again',
} as const satisfies EnglishTable<'update'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    update: typeof texts;
  }
}
