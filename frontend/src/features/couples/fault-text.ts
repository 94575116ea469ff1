import { isErrorCode } from '@beside/common/errors';
import { t } from '../../lib/i18n/i18n.store.ts';

/** Explains a refused message by its error code. */
export function faultText(fault: string | undefined): string {
  return `${t('couples.send_failed')} ${t(`error.${isErrorCode(fault) ? fault : 'internal_error'}`)}`;
}
