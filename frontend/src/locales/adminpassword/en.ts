import type { EnglishTable } from '../groups.ts';

/** The admin password, as it is asked for with a change. */
const texts = {
  'adminpassword.label': 'Admin password',
  'adminpassword.missing': 'Please enter admin password first',
  'adminpassword.invalid': 'Invalid admin password. Please check your password and try again.',
  'adminpassword.not_set': 'The owner has not set an admin password yet. Nothing can be changed without it.',
} satisfies EnglishTable<'adminpassword'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    adminpassword: typeof texts;
  }
}
