import { EMAIL_MAX } from '@beside/common/account/account.constants';
import { DECLARATION_CONTRACT_MAX, DECLARATION_NAME_MAX } from '@beside/common/contracts/contracts.constants';
import { type FieldProps, TextField } from '../../../../components/fields/TextField.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';

/** Name, address and contract of a declaration. */
export function DeclarationFields({ field }: { field: (name: 'name' | 'email' | 'contract') => Partial<FieldProps> }) {
  const t = useT();
  return (
    <>
      <TextField label={t('leaving.name')} autoComplete="name" maxLength={DECLARATION_NAME_MAX} required {...field('name')} />
      <TextField
        label={t('leaving.email')}
        hint={t('leaving.email_hint')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
        {...field('email')}
      />
      <TextField
        label={t('leaving.contract')}
        hint={t('leaving.contract_hint')}
        maxLength={DECLARATION_CONTRACT_MAX}
        required
        {...field('contract')}
      />
    </>
  );
}
