import type { DeclarationKind } from '@beside/common/contracts/contracts.constants';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { PageFallback } from '../../../../components/page/PageFallback.tsx';
import { ApiError } from '../../../../lib/api.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { contractKeys, fetchDeclaration } from '../../contracts.api.ts';
import { ContractPage } from '../ContractPage.tsx';
import { DeclarationConfirm } from './DeclarationConfirm.tsx';
import { DeclarationDone } from './DeclarationDone.tsx';

interface Props {
  token: string;
  kind: DeclarationKind;
  /** Leads to the empty form. */
  onAgain: () => void;
}

/** The target of a mailed link: what was declared, what it does, and the button that makes it take effect. */
export function DeclarationPage({ token, kind, onAgain }: Props) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: contractKeys.notice(token),
    queryFn: ({ signal }) => fetchDeclaration(token, signal),
    networkMode: 'always',
  });
  if (data) return data.done ? <DeclarationDone notice={data} /> : <DeclarationConfirm notice={data} token={token} />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <ContractPage title={t('leaving.link_title')} intro={t('leaving.link_text')}>
        <Actions wide>
          <Button onClick={onAgain}>{t('leaving.again')}</Button>
        </Actions>
      </ContractPage>
    );
  }
  if (error) {
    const again = () => void refetch();
    return <ErrorState title={t('leaving.notice_failed')} text={t('leaving.notice_failed_text')} onRetry={again} />;
  }
  return (
    <ContractPage title={t(`leaving.notice_${kind}`)} intro={t('leaving.notice_loading')}>
      <PageFallback />
    </ContractPage>
  );
}
