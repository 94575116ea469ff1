import { type ComposedMail, type LetterContext, writeLetter } from '../../../lib/letter/letter.ts';
import { DIGEST_TEXTS } from './notifications.digest.texts.ts';

interface DigestContext extends LetterContext {
  publicUrl: string;
  /** Where the emails are ended. */
  stopUrl: string;
}

/** Writes the email that says that there is something new: the same sentence as a notification, and for everyone alike, so without a name. */
export function composeDigest({ language, appName, supportEmail, publicUrl, stopUrl }: DigestContext): ComposedMail {
  const { mail, stop } = DIGEST_TEXTS[language];
  return writeLetter(
    mail,
    { language, appName, supportEmail },
    { button: `${publicUrl}/`, links: [{ label: stop, url: stopUrl }] },
  );
}
