import type { EnglishTable } from '../groups.ts';

const texts = {
  'notify.new': 'New for you:',
  'notify.new_answer': 'an answer',
  'notify.new_message': 'a message in a session',
  'notify.new_account': 'a change of your account',
  'notify.device': 'On this device',
  'notify.device_text': 'Off until you turn it on, for each device alone.',
  'notify.example': 'Always these words and never more: no name, no number, no hint of what it is. One at a time.',
  'notify.warning': 'Whoever sees this screen learns that you use {appName}. The device may show our address as well.',
  'notify.turn_on': 'Turn on for this device',
  'notify.turn_on_again': 'Turn on again',
  'notify.turn_off': 'Turn off',
  'notify.test': 'Send me one to look at',
  'notify.tested': 'One is on its way',
  'notify.state_on': 'On for this device.',
  'notify.state_lost': 'Notifications had stopped on this device.',
  'notify.state_none': 'This browser has no notifications for {appName}.',
  'notify.state_none_mail': 'This browser has no notifications for {appName}. Emails can do the same.',
  'notify.apple': 'On an iPhone or iPad, add {appName} to the Home Screen first. <a>How</a>',
  'notify.blocked': 'Your browser has notifications from {appName} blocked.',
  'notify.blocked_how': 'To allow them: the sign beside the address, then Notifications. {appName} cannot ask again by itself.',
  'notify.failed': 'Nothing has changed',
  'notify.failed_text': 'That did not work. Please try again.',
  'notify.unavailable': '{appName} sends no notifications here.',
  'notify.full': 'Ten devices have them already. Turn them off on one first.',
  'notify.kinds': 'What for',
  'notify.kinds_text': 'For all your devices.',
  'notify.kind_answer': 'An answer is ready',
  'notify.kind_answer_text': 'Advice or a reply that finished after you left.',
  'notify.kind_message': 'A message in a session',
  'notify.kind_message_text': 'Two minutes after it came, if you have not read it.',
  'notify.kind_account': 'Your account',
  'notify.kind_account_text': 'A new device, passkey or password. Always by email as well.',
  'notify.quiet': 'Quiet hours',
  'notify.quiet_text': 'What comes in them waits, and comes as one.',
  'notify.quiet_from': 'From',
  'notify.quiet_until': 'Until',
  'notify.zone': 'Time zone',
  'notify.quiet_limits': 'The same time twice means no quiet hours. At most three notifications a day.',
  'notify.mail': 'By email',
  'notify.mail_text': 'An email says that there is something new, and never what.',
  'notify.mail_never': 'Never',
  'notify.mail_daily': 'Once a day',
  'notify.mail_weekly': 'Once a week',
  'notify.mail_time':
    'At eight in the morning, or when your quiet hours end; once a week means on Monday. Only if something is new that you have not seen.',
  'notify.mail_warning':
    'Its sender and subject name {appName}, whatever name the app has on this device. Whoever reads your mailbox learns that you use it.',
  'notify.another_name':
    'If others pick up this device, the app can have <a>another name</a> there. The notification then says no more than that name does.',
  'notify.load_failed': 'The settings could not be loaded. Nothing has changed.',
  'notify.not_saved': 'That was not saved',
  'notify.not_saved_text': 'Nothing has changed. Please try again.',
} as const satisfies EnglishTable<'notify'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    notify: typeof texts;
  }
}
