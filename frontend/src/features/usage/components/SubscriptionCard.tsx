import { DEFAULT_LIMIT } from '@beside/common/usage/usage.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionNote } from '../../../components/kit/ActionNote.tsx';
import { Skeleton } from '../../../components/page/Skeleton.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useSubscription } from '../use-subscription.ts';
import { PlanStatus } from './PlanStatus.tsx';
import styles from './SubscriptionCard.module.css';
import { UsageBar } from './UsageBar.tsx';

interface Props {
  signedIn: boolean;
  /** What another feature says of the subscription; undefined while it is loading. */
  children: (subscription: SubscriptionView | undefined) => ReactNode;
}

/** The user's plan and usage. Its space is reserved while loading. */
export function SubscriptionCard({ signedIn, children }: Props) {
  const t = useT();
  const { data, isError, fetchStatus, refetch } = useSubscription(signedIn);
  const failed = !data && (isError || fetchStatus === 'paused');
  return (
    <section className={styles.card} aria-labelledby="account-plan">
      <div className={styles.head}>
        <h2 id="account-plan">{data ? t('account.plan', { plan: t(`plan.${data.plan}`) }) : t('account.plan_label')}</h2>
        {data && <PlanStatus subscription={data} />}
      </div>
      {failed ? (
        <ActionNote tone="warn" icon={IconInfoCircle} role="alert" label={t('error.retry')} onPress={() => void refetch()}>
          {t('account.plan_failed')}
        </ActionNote>
      ) : (
        (data && <UsageBar usage={data} />) || <Waiting />
      )}
      {!failed && children(data)}
    </section>
  );
}

/** A placeholder of the same height: it holds the same texts. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <div className={styles.ghost}>
        <UsageBar usage={{ usageCount: 0, limit: DEFAULT_LIMIT, resetsAt: new Date().toISOString() }} />
      </div>
      <div className={styles.lines}>
        <Skeleton width="55%" />
      </div>
    </div>
  );
}
