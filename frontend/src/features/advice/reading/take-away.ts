import type { AdviceSessionView, AdviceSoFar } from '@beside/common/advice/advice.views';
import { isInPlace } from '@beside/common/safety/read-help';
import { config } from '../../../lib/config.ts';
import { errorText } from '../../../lib/error-text.ts';
import { t, useI18n } from '../../../lib/i18n/i18n.store.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { alertsOf, toast } from '../../../lib/toast.store.ts';
import { fetchDownload } from '../advice.api.ts';
import { plainText } from './sections.ts';

const shareAlerts = alertsOf('advice.share');
const downloadAlerts = alertsOf('advice.download');

/**
 * Shares the advice by the browser's own means, else by the clipboard. The question stays private: a shared text names
 * where the advice is from, says who wrote it, and ends with what it is not.
 */
export async function shareAdvice(advice: AdviceSoFar): Promise<void> {
  shareAlerts.clear();
  const title = t('advice.share_title', { appName: config.appName });
  const head = isInPlace(advice.help) ? title : `${title}\n${t('ai.title')}`;
  const text = [head, plainText(advice, (section) => t(`advice.${section}`)), t('advice.disclaimer')].join('\n\n');
  try {
    if (navigator.share) {
      await navigator.share({ title, text });
      return;
    }
    await navigator.clipboard.writeText(text);
    toast('done', t('shell.copied'));
  } catch (error) {
    // Closing the share sheet is not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    shareAlerts.show(t('error.title'), t('advice.share_failed'));
  }
}

/** Downloads the advice and its chat. The name of the file says nothing of their subject. */
export async function downloadAdvice({ id, createdAt }: AdviceSessionView): Promise<void> {
  downloadAlerts.clear();
  try {
    const file = await fetchDownload(id, useI18n.getState().language);
    saveFile(`${config.appName.toLowerCase()}-${createdAt.slice(0, 10)}.md`, file);
  } catch (error) {
    downloadAlerts.show(t('advice.download_failed'), errorText(error, t('advice.download_failed_text')));
  }
}
