import { t } from './i18n/i18n.store.ts';
import { lookForRelease } from './missing-files.ts';
import { mustLoadAgain } from './update.store.ts';

/**
 * Says that code could not be loaded, and to look at the connection. Files that are gone for good say nothing here: the strip at the top then asks to
 * load the page again.
 * @param say shows the text
 */
export async function sayLoadFault(say: (text: string) => void): Promise<void> {
  await lookForRelease();
  if (!mustLoadAgain()) say(t('error.network'));
}
