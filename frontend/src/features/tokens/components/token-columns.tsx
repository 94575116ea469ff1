import type { TokenView } from '@beside/common/tokens/tokens.views';
import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconClock, IconTrash, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { Badge } from '../../../components/kit/Badge.tsx';
import type { Column } from '../../../components/table/DataTable.tsx';
import { ageText } from '../../../lib/age-text.ts';
import { dateLocale, t } from '../../../lib/i18n/i18n.store.ts';
import { stateOf } from '../token-state.ts';
import styles from './TokensTab.module.css';

export type TokenTask = 'toggle' | 'delete';

/** How each state of a token looks. */
export const STATES = {
  active: { tone: 'ok', icon: IconCheck },
  revoked: { tone: undefined, icon: IconX },
  expired: { tone: 'warn', icon: IconClock },
} as const;

/** The columns of the tokens. */
export function tokenColumns(now: Date, onTask: (task: TokenTask, token: TokenView) => void): Column<TokenView>[] {
  const date = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium' });
  const exact = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'long', timeStyle: 'medium' });
  const day = (time: string) => (
    <time dateTime={time} title={exact.format(new Date(time))}>
      {date.format(new Date(time))}
    </time>
  );
  return [
    {
      ...{ name: 'name', label: t('tokens.col_name'), kind: 'head' },
      render: ({ name, prefix }) => lines(name, <code>{prefix}…</code>),
    },
    {
      ...{ name: 'user', label: t('tokens.col_user'), kind: 'plain' },
      render: ({ user }) => lines(user.name, user.email),
    },
    {
      ...{ name: 'state', label: t('tokens.col_state'), kind: 'corner' },
      render: (token) => {
        const state = stateOf(token, now);
        return <Badge {...STATES[state]}>{t(`tokens.${state}`)}</Badge>;
      },
    },
    {
      ...{ name: 'permissions', label: t('tokens.col_permissions'), kind: 'wide' },
      render: ({ permissions }) => (
        <span className={styles.permissions}>
          {permissions.map((each) => (
            <code key={each}>{each}</code>
          ))}
        </span>
      ),
    },
    { name: 'created', label: t('tokens.col_created'), kind: 'fact', render: ({ createdAt }) => day(createdAt) },
    {
      ...{ name: 'used', label: t('tokens.col_used'), kind: 'fact' },
      render: ({ lastUsed }) =>
        lastUsed ? (
          <time dateTime={lastUsed} title={exact.format(new Date(lastUsed))}>
            {ageText(lastUsed, now, t('tokens.just_now'))}
          </time>
        ) : (
          t('tokens.never')
        ),
    },
    {
      ...{ name: 'expires', label: t('tokens.col_expires'), kind: 'fact' },
      render: ({ expiresAt }) => (expiresAt ? day(expiresAt) : t('tokens.never')),
    },
    {
      ...{ name: 'actions', label: t('tokens.col_actions'), kind: 'actions' },
      render: (token) => <TokenActions token={token} onTask={onTask} />,
    },
  ];
}

function lines(main: string, small: ReactNode) {
  return (
    <>
      {main}
      <small>{small}</small>
    </>
  );
}

interface ActionsProps {
  token: TokenView;
  onTask: (task: TokenTask, token: TokenView) => void;
}

function TokenActions({ token, onTask }: ActionsProps) {
  return (
    <div>
      <Button variant="default" size="sm" className={styles.action} onClick={() => onTask('toggle', token)}>
        {t(token.isActive === 1 ? 'tokens.revoke' : 'tokens.activate')}
        <span className="vh">{t('tokens.of', { name: token.name })}</span>
      </Button>
      <ActionIcon
        size={36}
        className={styles.action}
        aria-label={t('tokens.delete_of', { name: token.name })}
        data-tip
        onClick={() => onTask('delete', token)}
      >
        <Icon of={IconTrash} />
      </ActionIcon>
    </div>
  );
}
