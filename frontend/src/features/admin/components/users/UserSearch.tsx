import { SEARCH_MAX } from '@beside/common/admin/admin.constants';
import type { AdminUsersAnswer } from '@beside/common/admin/admin.views';
import { SearchField } from '../../../../components/fields/SearchField.tsx';
import { t, useT } from '../../../../lib/i18n/i18n.store.ts';

interface Props {
  /** The search that is shown. */
  q: string;
  onSearch: (q: string) => void;
  /** Undefined while it is not there. */
  answer: AdminUsersAnswer | undefined;
}

/** Searches names and addresses, and says how many there are. */
export function UserSearch({ q, onSearch, answer }: Props) {
  const t = useT();
  return (
    <SearchField
      small
      q={q}
      onSearch={onSearch}
      searchOf={(text) => text.trim()}
      maxLength={SEARCH_MAX}
      label={t('admin.search_label')}
      placeholder={t('admin.search')}
      clearLabel={t('admin.search_clear')}
      status={() => answer && countText(answer, q !== '')}
    />
  );
}

function countText({ totalCount: count, isMore }: AdminUsersAnswer, searched: boolean): string {
  if (!searched) return t('admin.count', { count });
  if (isMore) return t('admin.found_more', { number: count });
  return count === 0 ? t('admin.found_none') : t('admin.found', { count });
}
