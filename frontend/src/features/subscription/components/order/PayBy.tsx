import { CheckField } from '../../../../components/fields/CheckField.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './Step.module.css';

interface Props {
  byInvoice: boolean;
  onChange: (byInvoice: boolean) => void;
  disabled: boolean;
}

/** The choice between a way to pay that renews by itself, and an invoice each month. */
export function PayBy({ byInvoice, onChange, disabled }: Props) {
  const t = useT();
  return (
    <fieldset className={styles.ways} disabled={disabled}>
      <legend>{t('billing.pay_how')}</legend>
      {([false, true] as const).map((invoice) => (
        <CheckField
          key={String(invoice)}
          className={styles.check}
          type="radio"
          name="pay-by"
          checked={byInvoice === invoice}
          onChange={() => onChange(invoice)}
        >
          {t(invoice ? 'billing.pay_by_invoice' : 'billing.pay_by_itself')}
        </CheckField>
      ))}
    </fieldset>
  );
}
