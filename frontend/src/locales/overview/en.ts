import type { EnglishTable } from '../groups.ts';

/** The admin's figures. */
const texts = {
  'overview.load_failed': 'Failed to load the figures',
  'overview.load_failed_text': 'Nothing is lost. Please try again.',
  'overview.period': 'Period',
  'overview.days': '{count} days',
  'overview.as_tables': 'Show as tables',
  'overview.as_charts': 'Show as charts',
  'overview.connected': 'Connected now',
  'overview.live': 'Live',
  'overview.not_live': 'Not live',
  'overview.pages': 'Open pages',
  'overview.signed_in': 'Signed-in users',
  'overview.nodes': 'Servers',
  'overview.users': 'Users by plan',
  'overview.total': '{total} in total',
  'overview.registrations': 'New users',
  'overview.adviceSessions': 'Advice sessions',
  'overview.chatQuestions': 'Chat questions',
  'overview.couplesSessions': 'Couples sessions',
  'overview.replies': 'How replies ended',
  'overview.repliesDone': 'Completed',
  'overview.repliesFailed': 'Failed',
  'overview.repliesStopped': 'Stopped by the reader',
  'overview.income': 'Income by month',
  'overview.income_total': '{total} in twelve months',
  'overview.no_payments': 'This server takes no payments.',
  'overview.none': 'No data yet',
  'overview.day': 'Day',
  'overview.week': 'Week',
  'overview.week_of': 'From {date}',
  'overview.month': 'Month',
  'overview.note':
    'Days and months are those of UTC. Income is what was paid, less what was refunded. New users include accounts that were deleted since; users by plan are those of now.',
} satisfies EnglishTable<'overview'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    overview: typeof texts;
  }
}
