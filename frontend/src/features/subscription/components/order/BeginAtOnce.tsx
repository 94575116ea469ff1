import { UNLIMITED_AS_SESSIONS, WITHDRAWAL_DAYS } from '@beside/common/contracts/contracts.constants';
import { CheckField } from '../../../../components/fields/CheckField.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './Step.module.css';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled: boolean;
}

/** The express request that the service begins within the withdrawal period. It is nobody's duty. */
export function BeginAtOnce({ checked, onChange, disabled }: Props) {
  const t = useT();
  return (
    <CheckField
      className={styles.check}
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    >
      {t('billing.begin_at_once', { count: WITHDRAWAL_DAYS, sessions: UNLIMITED_AS_SESSIONS })}
    </CheckField>
  );
}
