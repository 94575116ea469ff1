import { SEARCH_MAX, SEARCH_MIN } from '@beside/common/advice/advice.constants';
import { ActionIcon } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Icon } from '../../../../components/Icon.tsx';
import { useTypedSearch } from '../../../../hooks/use-typed-search.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { searchable } from '../../history-view.ts';
import styles from './SearchField.module.css';

interface Props {
  /** The search that is shown. */
  q: string;
  onSearch: (q: string) => void;
  /** How many were found; null while nobody searches, or the answer is not there. */
  found: string | null;
}

/** Searches after a pause in typing. It says how many characters it needs, and what was found. */
export function SearchField({ q, onSearch, found }: Props) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { typed, type } = useTypedSearch(q, searchable, onSearch);
  const short = typed.trim() !== '' && searchable(typed) === '';
  const clear = () => {
    type('');
    field.current?.focus();
  };
  return (
    <search>
      <div className={styles.search}>
        <Icon of={IconSearch} />
        <input
          ref={field}
          type="search"
          value={typed}
          maxLength={SEARCH_MAX}
          aria-label={t('history.search')}
          aria-describedby={id}
          placeholder={t('history.search')}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && typed && clear()}
        />
        {typed && (
          <ActionIcon data-tip aria-label={t('history.search_clear')} onClick={clear}>
            <Icon of={IconX} />
          </ActionIcon>
        )}
      </div>
      <p id={id} className={styles.note} role="status">
        {short ? t('history.search_short', { min: SEARCH_MIN }) : found}
      </p>
    </search>
  );
}
