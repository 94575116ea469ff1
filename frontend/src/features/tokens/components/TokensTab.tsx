import type { TokenView } from '@beside/common/tokens/tokens.views';
import { Button } from '@mantine/core';
import { IconBook, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/cards/EmptyState.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { useDialog } from '../../../hooks/use-dialog.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { adminFault } from '../../../lib/admin-fault.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useTokens } from '../use-tokens.ts';
import { CreateTokenForm } from './CreateTokenForm.tsx';
import { DeleteTokenDialog } from './DeleteTokenDialog.tsx';
import { ToggleTokenDialog } from './ToggleTokenDialog.tsx';
import styles from './TokensTab.module.css';
import { type TokenTask, tokenColumns } from './token-columns.tsx';

/** API tokens: the list, and the form of a new one (`?new`). For the owner. */
export function TokensTab() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const isNew = params.has('new');
  const heading = useRef<HTMLHeadingElement>(null);
  const wasNew = useRef(isNew);
  useEffect(() => {
    if (wasNew.current !== isNew) heading.current?.focus();
    wasNew.current = isNew;
  }, [isNew]);
  return (
    <>
      <div className={styles.tool}>
        <Heading ref={heading} isNew={isNew} />
        {!isNew && (
          <>
            <Button component="a" href="/api/docs" variant="subtle" size="sm" leftSection={<Icon of={IconBook} size={16} />}>
              {t('tokens.docs')}
            </Button>
            <Button component={Link} to="?new" size="sm" leftSection={<Icon of={IconPlus} size={16} />}>
              {t('tokens.new')}
            </Button>
          </>
        )}
      </div>
      {isNew ? <CreateTokenForm onClose={() => setParams({}, { replace: true })} /> : <TokenList />}
    </>
  );
}

function Heading({ ref, isNew }: { ref: React.Ref<HTMLHeadingElement>; isNew: boolean }) {
  const t = useT();
  const { data } = useTokens();
  const list = data ? t('tokens.count', { count: data.length }) : t('tokens.title');
  return (
    <h2 ref={ref} tabIndex={-1}>
      {isNew ? t('tokens.create_title') : list}
    </h2>
  );
}

function TokenList() {
  const t = useT();
  const now = useNow();
  const { data, isError, error, refetch } = useTokens();
  const { about, opened, open, close } = useDialog<{ task: TokenTask; token: TokenView }>();
  const dialog = about && { token: about.token, opened, onClose: close };
  const key = about?.token.id;
  return (
    <>
      {list()}
      {dialog && about?.task === 'toggle' && <ToggleTokenDialog key={key} {...dialog} />}
      {dialog && about?.task === 'delete' && <DeleteTokenDialog key={key} {...dialog} />}
    </>
  );

  function list() {
    if (isError && !data) {
      const text = adminFault(error, t('tokens.failed_text'));
      return <ErrorState inside title={t('tokens.failed')} text={text} onRetry={() => void refetch()} />;
    }
    if (data?.length === 0) {
      return (
        <EmptyState title={t('tokens.none')} text={t('tokens.none_text')}>
          <Button component={Link} to="?new">
            {t('tokens.new')}
          </Button>
        </EmptyState>
      );
    }
    return (
      <>
        <DataTable
          many
          caption={t('tokens.title')}
          columns={tokenColumns(now, (task, token) => open({ task, token }))}
          rows={data}
          keyOf={({ id }) => String(id)}
        />
        <p className={styles.note}>{t('tokens.note')}</p>
      </>
    );
  }
}
