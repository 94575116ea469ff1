import { Choices } from '../../../../components/fields/Choices.tsx';
import { FieldGroup } from '../../../../components/fields/FieldGroup.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { PERIODS, type Period } from '../../overview/overview-days.ts';
import styles from './PeriodChips.module.css';

interface Props {
  value: Period;
  onChange: (days: Period) => void;
}

/** The days to show. */
export function PeriodChips({ value, onChange }: Props) {
  const t = useT();
  return (
    <FieldGroup legend={t('overview.period')} hidden>
      <Choices
        className={styles.periods}
        name="period"
        value={value}
        choices={PERIODS.map((days) => ({
          value: days,
          label: <span className="num">{t('overview.days', { count: days })}</span>,
        }))}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
