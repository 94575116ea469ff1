import { HISTORY_FILTERS, type HistoryFilter } from '@beside/common/advice/advice.constants';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
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
  const row = useRef<HTMLDivElement>(null);
  // The address follows a moment later, on a slow device noticeably: show the choice at once.
  const [shown, setShown] = useState(chosen);
  const [known, setKnown] = useState(chosen);
  if (known !== chosen) {
    setKnown(chosen);
    setShown(chosen);
  }
  // A chosen chip may be outside the row's view, after a reload or on Back.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, []);
  return (
    <fieldset className={styles.filters}>
      <legend className="vh">{t('history.show')}</legend>
      <div ref={row} className={styles.chips}>
        {HISTORY_FILTERS.map((filter) => (
          <label key={filter} className={styles.chip}>
            <input
              type="radio"
              name="history"
              value={filter}
              checked={filter === shown}
              onChange={() => {
                setShown(filter);
                onChoose(filter);
              }}
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
