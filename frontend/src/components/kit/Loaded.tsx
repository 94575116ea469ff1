import { IconAlertCircle } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { Skeleton } from '../page/Skeleton.tsx';
import { ActionNote } from './ActionNote.tsx';

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch'>;
  /** What is said where it could not be loaded, beside *Try again*. */
  failed: string;
  /** Its place while it loads: a line unless given. */
  waiting?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What is loaded for a part of a page of settings; until then, or where that fails, its states. */
export function Loaded<T>({ query: { data, isError, refetch }, failed, waiting = <Skeleton width="60%" />, children }: Props<T>) {
  const t = useT();
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <ActionNote tone="danger" icon={IconAlertCircle} role="alert" label={t('error.retry')} onPress={() => void refetch()}>
        {failed}
      </ActionNote>
    );
  return (
    <>
      <p className="vh" role="status">
        {t('shell.loading')}
      </p>
      {waiting}
    </>
  );
}
