import type { EnglishTable } from '../groups.ts';

const texts = {
  'kept.question_phone': 'Keep this advice on this phone?',
  'kept.question_device': 'Keep this advice on this device?',
  'kept.read': 'You can read it without a connection. Chats are not kept.',
  'kept.unlock_phone': 'Anyone who can unlock this phone can read it, without your password.',
  'kept.unlock_device': 'Anyone who can unlock this device can read it, without your password.',
  'kept.until': 'It is deleted when you sign out or use Quick exit, and after {days} days without a connection.',
  'kept.others_phone': '<b>Do others use this phone?</b> Then better not.',
  'kept.others_device': '<b>Do others use this device?</b> Then better not.',
  'kept.no': 'Don’t keep it',
  'kept.yes': 'Keep it here',
  'kept.done': 'Kept on this device',
  'kept.not_kept': 'Not kept',
  'kept.full': '{limit} are kept already. Delete one first.',
  'kept.too_long': 'This advice is too long to be kept on a device.',
  'kept.no_room': 'This device has no room left for it. Nothing was kept.',
  'kept.title_phone': 'Kept on this phone',
  'kept.title_device': 'Kept on this device',
  'kept.intro': 'You can read these without a connection. Everything else is back when the connection is.',
  'kept.intro_online': 'You can read these without a connection, too.',
  'kept.none_online': 'Nothing is kept on this device. Each piece of advice has “Keep on this device” among its actions.',
  'kept.facts': '{category} · kept {day}',
  'kept.unlock_them_phone': 'Anyone who can unlock this phone can read them.',
  'kept.unlock_them_device': 'Anyone who can unlock this device can read them.',
  'kept.delete_phone': 'Delete from this phone: {title}',
  'kept.delete_device': 'Delete from this device: {title}',
  'kept.delete_all_phone': 'Delete all from this phone',
  'kept.delete_all_device': 'Delete all from this device',
  'kept.deleted': 'Deleted from this device',
  'kept.delete_failed': 'It could not be deleted from this device. Please try again.',
  'kept.expired': 'What was kept here has been deleted: this device had no connection for {days} days.',
  'kept.missing': 'It is no longer kept on this device.',
  'kept.part': 'On this device',
  'kept.part_text': 'Advice that you kept to read without a connection.',
  'kept.strip': 'No connection. What you write is kept, and goes out when you are back.',
  'kept.no_connection': 'No connection',
  'kept.none': 'Nothing is kept on this device, so there is nothing to read just now. What you had written is still in the form.',
  'kept.page_needs': '{page} needs a connection.',
  'kept.this_page_needs': 'This page needs a connection.',
  'kept.other_help': 'No connection. These numbers are for the country that is chosen below.',
  'kept.slow': 'A slow connection',
  'kept.slow_text': 'The page comes as soon as the connection allows.',
  'kept.helplines': 'Helplines, without a connection',
} as const satisfies EnglishTable<'kept'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    kept: typeof texts;
  }
}
