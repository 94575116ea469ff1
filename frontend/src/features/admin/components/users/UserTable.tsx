import { USERS_PAGE } from '@beside/common/admin/admin.constants';
import type { AdminUsersAnswer, AdminUserView } from '@beside/common/admin/admin.views';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EmptyState } from '../../../../components/cards/EmptyState.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { DataTable } from '../../../../components/table/DataTable.tsx';
import { PageButtons } from '../../../../components/table/PageButtons.tsx';
import { adminFault } from '../../../../lib/admin-fault.ts';
import { ApiError } from '../../../../lib/api.ts';
import { t, useT } from '../../../../lib/i18n/i18n.store.ts';
import type { PanelReader } from '../../users/user-rules.ts';
import { userColumns } from './user-columns.tsx';
import type { UserTask } from './user-task.ts';

interface Props {
  me: PanelReader;
  query: UseQueryResult<AdminUsersAnswer>;
  q: string;
  page: number;
  onPage: (page: number, silently?: boolean) => void;
  onShowAll: () => void;
  onTask: (task: UserTask, user: AdminUserView) => void;
}

/** A page of users, with its states. */
export function UserTable({ me, query, q, page, onPage, onShowAll, onTask }: Props) {
  const t = useT();
  const { data, isError, error, isPlaceholderData, refetch } = query;
  const last = data && !isPlaceholderData ? Math.max(1, data.totalPages) : undefined;
  useEffect(() => {
    // The last users of this page have gone.
    if (last !== undefined && page > last) onPage(last, true);
  });
  if (isError && (!data || isPlaceholderData)) {
    return (
      <ErrorState
        inside
        title={t(q ? 'admin.search_failed' : 'admin.users_failed')}
        text={failureText(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.users.length === 0 && q && !isPlaceholderData) {
    return (
      <EmptyState title={t('admin.none')} text={t('admin.none_text')}>
        <Button variant="default" onClick={onShowAll}>
          {t('admin.show_all')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        caption={t('admin.users')}
        columns={userColumns(me, onTask)}
        rows={data?.users}
        keyOf={({ id }) => id}
        old={isPlaceholderData}
      />
      <PageButtons
        page={page}
        pages={data?.totalPages ?? 0}
        range={data && data.users.length > 0 ? rangeText(data) : ''}
        onPage={onPage}
        texts={{
          label: t('admin.pages'),
          before: t('admin.page_before'),
          after: t('admin.page_after'),
          page: (number) => t('admin.page', { page: number }),
        }}
      />
    </>
  );
}

function failureText(error: unknown): string {
  const refused = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return refused ? t('admin.privileges') : adminFault(error, t('admin.load_failed_text'));
}

function rangeText({ users, page, totalCount: total, isMore }: AdminUsersAnswer): string {
  const before = (page - 1) * USERS_PAGE;
  return t(isMore ? 'admin.range_more' : 'admin.range', { from: before + 1, to: before + users.length, total });
}
