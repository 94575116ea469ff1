import { SEARCH_MAX, SEARCH_MIN } from '@beside/common/advice/advice.constants';
import { SearchField } from '../../../../components/fields/SearchField.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { searchable } from '../../history/history-view.ts';

interface Props {
  /** The search that is shown. */
  q: string;
  onSearch: (q: string) => void;
  /** How many sessions match; null while nobody searches, or the answer is not there. */
  countText: string | null;
}

/** Searches the history. It says how many characters it needs, and how many sessions match. */
export function HistorySearch({ q, onSearch, countText }: Props) {
  const t = useT();
  return (
    <SearchField
      q={q}
      onSearch={onSearch}
      searchOf={searchable}
      maxLength={SEARCH_MAX}
      label={t('history.search')}
      clearLabel={t('history.search_clear')}
      status={(typed) =>
        typed.trim() !== '' && searchable(typed) === '' ? t('history.search_short', { min: SEARCH_MIN }) : countText
      }
    />
  );
}
