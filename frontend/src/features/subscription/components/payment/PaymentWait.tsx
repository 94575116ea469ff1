import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './Payment.module.css';

/** Reserves the payment form's space while it loads. */
export function PaymentWait() {
  const t = useT();
  return (
    <div className={styles.wait} role="status">
      <span className="vh">{t('billing.form_loading')}</span>
    </div>
  );
}
