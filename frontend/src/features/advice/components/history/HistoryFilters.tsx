import { HISTORY_FILTERS, type HistoryFilter } from '@beside/common/advice/advice.constants';
import { useEffect, useRef, useState } from 'react';
import { Choices } from '../../../../components/fields/Choices.tsx';
import { FieldGroup } from '../../../../components/fields/FieldGroup.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './HistoryFilters.module.css';

interface Props {
  chosen: HistoryFilter;
  onChoose: (filter: HistoryFilter) => void;
}

/** All sessions, the bookmarked ones, or one category in a row that scrolls. */
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
    <FieldGroup legend={t('history.show')} hidden>
      <Choices
        ref={row}
        className={styles.filters}
        checkMark
        name="history"
        value={shown}
        choices={HISTORY_FILTERS.map((filter) => ({
          value: filter,
          label: filter === 'all' || filter === 'bookmarked' ? t(`history.${filter}`) : t(`category.${filter}`),
        }))}
        onChange={(filter) => {
          setShown(filter);
          onChoose(filter);
        }}
        onFocus={({ target }) => target.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      />
    </FieldGroup>
  );
}
