import type { EnglishTable } from '../groups.ts';

const texts = {
  'signing.title': 'Signing in',
  'signing.where': 'Where you are signed in',
  'signing.where_text': 'No places and no addresses are shown: whoever opens this page should not learn where you are.',
  'signing.a_browser': 'A browser',
  'signing.on_android': '{browser} on Android',
  'signing.on_chromeos': '{browser} on ChromeOS',
  'signing.on_ipad': '{browser} on an iPad',
  'signing.on_iphone': '{browser} on an iPhone',
  'signing.on_linux': '{browser} on Linux',
  'signing.on_mac': '{browser} on a Mac',
  'signing.on_windows': '{browser} on Windows',
  'signing.this': 'This device',
  'signing.since': 'Since {date}',
  'signing.since_used': 'Since {date}, last used {when}',
  'signing.used': 'Last used {when}',
  'signing.out': 'Sign out',
  'signing.out_of': 'Sign out: {browser}',
  'signing.is_out': 'Signed out: {browser}',
  'signing.out_all': 'Sign out everywhere else',
  'signing.all_out': 'You are signed in nowhere else now.',
  'signing.only': 'You are signed in nowhere else.',
  'signing.more': 'Only the latest {max} are shown.',
  'signing.warning':
    'Whoever uses that device will notice that they have to sign in. If that could be dangerous, <a>plan it with somebody first</a>. To keep them out, change your password as well.',
  'signing.load_failed': 'The list could not be loaded. Nothing has changed.',
  'signing.out_failed': 'Signing out there failed',
  'signing.is_it_you': 'Is it you?',
  'signing.proof_text': 'Type your password to go on.',
  'signing.confirm': 'Confirm',
  'signing.not_now': 'Not now',
  'signing.proof_failed': 'That could not be confirmed',
} as const satisfies EnglishTable<'signing'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    signing: typeof texts;
  }
}
