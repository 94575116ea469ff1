import { SEARCH_MAX } from '@beside/common/admin/admin.constants';
import type { AdminUsersAnswer } from '@beside/common/admin/admin.views';
import { ActionIcon } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Icon } from '../../../../components/Icon.tsx';
import { useTypedSearch } from '../../../../hooks/use-typed-search.ts';
import { t, useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './UserSearch.module.css';

interface Props {
  /** The search that is shown. */
  q: string;
  onSearch: (q: string) => void;
  /** Undefined while it is not there. */
  answer: AdminUsersAnswer | undefined;
}

/** Searches names and addresses after a pause in typing, and says how many there are. */
export function UserSearch({ q, onSearch, answer }: Props) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const { typed, type } = useTypedSearch(q, (text) => text.trim(), onSearch);
  const clear = () => {
    type('');
    field.current?.focus();
  };
  return (
    <search className={styles.tool}>
      <div className={styles.search}>
        <Icon of={IconSearch} size={16} />
        <input
          ref={field}
          type="search"
          value={typed}
          maxLength={SEARCH_MAX}
          aria-label={t('admin.search_label')}
          placeholder={t('admin.search')}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && typed && clear()}
        />
        {typed && (
          <ActionIcon size={36} data-tip aria-label={t('admin.search_clear')} onClick={clear}>
            <Icon of={IconX} size={16} />
          </ActionIcon>
        )}
      </div>
      <p className={styles.count} role="status">
        {answer && countText(answer, q !== '')}
      </p>
    </search>
  );
}

function countText({ totalCount: count, isMore }: AdminUsersAnswer, searched: boolean): string {
  if (!searched) return t('admin.count', { count });
  if (isMore) return t('admin.found_more', { number: count });
  return count === 0 ? t('admin.found_none') : t('admin.found', { count });
}
