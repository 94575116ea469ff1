import { t } from './i18n/i18n.store.ts';
import { lookForRelease } from './missing-files.ts';
import { mustLoadAgain, remindOfUpdate } from './update.store.ts';

/**
 * Says why code could not be loaded. Where its files are gone for good, the strip at the top says so, also after *Later*.
 * @param say shows a text
 */
export async function sayLoadFault(say: (text: string) => void): Promise<void> {
  await lookForRelease();
  if (!mustLoadAgain()) return say(t('error.network'));
  // The strip's own file may be gone as well.
  if (!remindOfUpdate()) say(t('error.load_again'));
}
