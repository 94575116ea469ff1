import type { AdminUserView } from '@beside/common/admin/admin.views';
import { limitOfPlan } from '@beside/common/usage/usage.constants';
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconReceipt, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { Email } from '../../../../components/Email.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { Badge } from '../../../../components/kit/Badge.tsx';
import type { Column } from '../../../../components/table/DataTable.tsx';
import { dateLocale, t } from '../../../../lib/i18n/i18n.store.ts';
import { mayDelete, mayEdit, nameOf, type PanelReader } from '../../users/user-rules.ts';
import styles from './UserTable.module.css';
import type { UserTask } from './user-task.ts';

/** The columns of the users, as their reader may see and use them. */
export function userColumns(me: PanelReader, onTask: (task: UserTask, user: AdminUserView) => void): Column<AdminUserView>[] {
  const day = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium' });
  return [
    {
      ...{ name: 'name', label: t('admin.col_name'), kind: 'head' },
      render: (user) => (
        <span className={styles.name}>
          {nameOf(user)} {user.isOwner && <Badge tone="accent">{t('admin.badge_owner')}</Badge>}
          {user.isAdmin && !user.isOwner && <Badge tone="primary">{t('admin.badge_admin')}</Badge>}
        </span>
      ),
    },
    { name: 'email', label: t('admin.col_email'), kind: 'plain', muted: true, render: ({ email }) => <Email of={email} /> },
    { name: 'plan', label: t('admin.col_plan'), kind: 'corner', render: ({ subscriptionPlan }) => t(`plan.${subscriptionPlan}`) },
    {
      ...{ name: 'used', label: t('admin.col_used'), short: t('admin.used'), kind: 'fact', end: true },
      render: usedText,
    },
    {
      ...{ name: 'joined', label: t('admin.col_joined'), kind: 'fact' },
      render: ({ createdAt }) => day.format(new Date(createdAt)),
    },
    {
      ...{ name: 'actions', label: t('admin.col_actions'), kind: 'actions' },
      render: (user) => (
        <div>
          {action(mayEdit(user, me), IconPencil, t('admin.edit_of', { name: nameOf(user) }), () => onTask('edit', user))}
          {action(true, IconReceipt, t('admin.invoices_of', { name: nameOf(user) }), () => onTask('invoices', user))}
          {action(mayDelete(user, me), IconTrash, t('admin.delete_of', { name: nameOf(user) }), () => onTask('delete', user))}
        </div>
      ),
    },
  ];
}

function usedText({ usageCount, subscriptionPlan }: AdminUserView): string {
  const limit = limitOfPlan(subscriptionPlan);
  if (limit === null) return new Intl.NumberFormat(dateLocale()).format(usageCount);
  return t('usage.of', { used: usageCount, limit });
}

/** An action, or its space where the reader may not do it, so that the others stay in their columns. */
function action(allowed: boolean, icon: TablerIcon, label: string, onClick: () => void) {
  if (!allowed) return <span className={styles.gap} />;
  return (
    <ActionIcon className={styles.action} size={36} aria-label={label} data-tip onClick={onClick}>
      <Icon of={icon} />
    </ActionIcon>
  );
}
