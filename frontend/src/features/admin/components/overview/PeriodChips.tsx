import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { PERIODS, type Period } from '../../overview-days.ts';
import styles from './PeriodChips.module.css';

interface Props {
  value: Period;
  onChange: (days: Period) => void;
}

/** The days to show, as native radio buttons. */
export function PeriodChips({ value, onChange }: Props) {
  const t = useT();
  return (
    <fieldset className={styles.periods}>
      <legend className="vh">{t('overview.period')}</legend>
      {PERIODS.map((days) => (
        <label key={days}>
          <input type="radio" name="period" checked={days === value} onChange={() => onChange(days)} />
          <span className="num">{t('overview.days', { count: days })}</span>
        </label>
      ))}
    </fieldset>
  );
}
