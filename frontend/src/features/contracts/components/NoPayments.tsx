import type { DeclarationKind } from '@beside/common/contracts/contracts.constants';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { ContractPage } from './ContractPage.tsx';

/** In the place of the forms, where the server takes no payments. */
export function NoPayments({ kind }: { kind: DeclarationKind }) {
  const t = useT();
  const support = config.supportEmail ?? t('leaving.no_mail_operator');
  return <ContractPage title={t(`leaving.${kind}_title`)} intro={t('leaving.off', { support })} />;
}
