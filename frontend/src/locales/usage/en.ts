import type { EnglishTable } from '../groups.ts';

const texts = {
  'plan.free': 'Free',
  'plan.bronze': 'Bronze',
  'plan.silver': 'Silver',
  'plan.gold': 'Gold',

  'usage.label': 'Sessions used this month:',
  'usage.of': '{used} of {limit}',
  'usage.left_one': '<b>{count} free session left.</b> No account needed.',
  'usage.left_other': '<b>{count} free sessions left.</b> No account needed.',
  'usage.free': 'Your first sessions are free. No account needed.',
  'usage.limit': "<b>You've reached your usage limit.</b> Sign in or choose a plan to go on, or come back next month.",
  'usage.used': '{used} used',
  'usage.own_left_one': '<b>{count} session left.</b> You get new sessions on {date}.',
  'usage.own_left_other': '<b>{count} sessions left.</b> You get new sessions on {date}.',
  'usage.own_limit': "<b>You've reached your usage limit.</b> Upgrade your plan to go on, or wait until {date}.",
  'usage.unlimited': '<b>Your sessions are unlimited.</b> Ask as often as you like.',
  'usage.unknown': 'How many sessions you have left could not be read just now.',
  'usage.view_plans': 'View Plans',
  'usage.limit_reached': 'usage limit reached',
  'usage.limit_toast': 'upgrade plan to continue',
  'usage.reached': "You've reached your usage limit",
  'usage.reached_own': 'Upgrade plan to continue. Your text is still here.',
  'usage.reached_visitor': 'Sign in and upgrade plan to continue. Your text is still here.',
} as const satisfies EnglishTable<'usage' | 'plan'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    usage: typeof texts;
  }
}
