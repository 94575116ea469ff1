import { isErrorCode } from '@beside/common/errors';
import { t } from '../../lib/i18n/i18n.store.ts';

/** Why a message was refused, in words, by the code of its refusal. */
export function faultText(fault: string | undefined): string {
  return `${t('couples.send_failed')} ${t(`error.${isErrorCode(fault) ? fault : 'internal_error'}`)}`;
}
