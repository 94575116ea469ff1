import { codeText } from '../../lib/error-text.ts';
import { t } from '../../lib/i18n/i18n.store.ts';

/** Explains a refused message by its error code. */
export function faultText(fault: string | undefined): string {
  return `${t('couples.send_failed')} ${codeText(fault)}`;
}
