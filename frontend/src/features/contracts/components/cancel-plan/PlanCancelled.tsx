import { DEFAULT_LIMIT } from '@beside/common/usage/usage.constants';
import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Icon } from '../../../../components/Icon.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Facts } from '../../../../components/kit/Facts.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import { useResume } from '../../use-resume.ts';
import { ContractPage } from '../ContractPage.tsx';
import { dueText } from '../due-text.ts';

interface Props {
  subscription: SubscriptionView;
  onChanged: (subscription: SubscriptionView) => void;
}

/** A plan that ends with its paid month: until when it stays, and the way back. */
export function PlanCancelled({ subscription, onChanged }: Props) {
  const t = useT();
  const { plan, limit, usageCount, currentPeriodEnd, resetsAt, billing } = subscription;
  const due = billing?.pastDue;
  const isDisputed = billing?.isDisputed;
  const { busy, resume } = useResume(onChanged);
  const date = dayText(due?.endsAt ?? currentPeriodEnd ?? resetsAt);
  const left = limit === null ? t('leaving.unlimited') : t('leaving.left_of', { left: Math.max(0, limit - usageCount), limit });
  return (
    <ContractPage
      title={t('leaving.cancelled_title', { plan: t(`plan.${plan}`), date })}
      intro={dueText(subscription) ?? t(isDisputed ? 'leaving.cancelled_intro_disputed' : 'leaving.cancelled_intro')}
      asideLabel={t('leaving.about_undo')}
      aside={<p>{isDisputed ? t('leaving.payment_disputed') : t('leaving.undo_note', { date })}</p>}
    >
      <Facts
        of={[
          due ? [t('leaving.open_amount'), moneyText(due.amount, billing.currency)] : null,
          [t(due ? 'leaving.ends_unpaid' : 'leaving.ends'), date],
          [t('leaving.left'), left],
          [t('leaving.after'), t('leaving.after_free', { count: DEFAULT_LIMIT })],
        ]}
      />
      <Actions wide>
        {!isDisputed && (
          <Button
            variant="default"
            leftSection={<Icon of={IconArrowBackUp} />}
            aria-disabled={busy || undefined}
            onClick={resume}
          >
            {t(busy ? 'leaving.undoing' : 'leaving.undo')}
          </Button>
        )}
        <Button component={Link} to="/account" variant="subtle">
          {t('leaving.back')}
        </Button>
      </Actions>
    </ContractPage>
  );
}
