import { HISTORY_FILTERS, type HistoryFilter } from '@beside/common/advice/advice.constants';
import { IconCheck } from '@tabler/icons-react';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './HistoryFilters.module.css';

interface Props {
  chosen: HistoryFilter;
  onChoose: (filter: HistoryFilter) => void;
}

/** All sessions, the bookmarked ones, or one category, as native radio buttons, so arrow keys work. */
export function HistoryFilters({ chosen, onChoose }: Props) {
  const t = useT();
  return (
    <fieldset className={styles.filters}>
      <legend className="vh">{t('history.show')}</legend>
      <div className={styles.chips}>
        {HISTORY_FILTERS.map((filter) => (
          <label key={filter} className={styles.chip}>
            <input
              type="radio"
              name="history"
              value={filter}
              checked={filter === chosen}
              onChange={() => onChoose(filter)}
              onFocus={({ target }) => target.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            />
            <span>
              <Icon of={IconCheck} size={16} />
              {filter === 'all' || filter === 'bookmarked' ? t(`history.${filter}`) : t(`category.${filter}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
