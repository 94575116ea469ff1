import { isLanguage, type Language } from '@beside/common/language/language.constants';
import { NOTICE_SENTENCES } from '@beside/common/notifications/notice-sentences';
import { LOOKS, type Look } from '@beside/common/notifications/notifications.constants';

/** One at a time: a later notification takes the place of the one before. */
const NOTICE_TAG = 'new';

const ICONS: Readonly<Record<Look, string>> = { beside: '/icon-192.png', notes: '/icon-notes-192.png' };

/** What a push shows: how the app is called on this device, and in which language. */
interface Shown {
  look: Look;
  language: Language;
}

/** Reads a push. One that cannot be read is shown all the same: browsers end a subscription whose pushes show nothing. */
export function readPush(text: string | undefined): Shown {
  let look: unknown;
  let language = '';
  try {
    const given = Object(JSON.parse(text ?? ''));
    look = given.look;
    language = String(given.language);
  } catch {
    // As where nothing is said.
  }
  return { look: LOOKS.find((each) => each === look) ?? 'beside', language: isLanguage(language) ? language : 'en' };
}

/** A notification: one sentence, without a name, a number, a picture or a button. */
export const noticeOf = ({ look, language }: Shown): [title: string, options: NotificationOptions] => [
  NOTICE_SENTENCES[look][language],
  { tag: NOTICE_TAG, lang: language, icon: ICONS[look] },
];
