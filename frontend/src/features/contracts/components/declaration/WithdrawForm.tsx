import { UNLIMITED_AS_SESSIONS, WITHDRAWAL_DAYS } from '@beside/common/contracts/contracts.constants';
import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import type { PaidPlan } from '@beside/common/subscription/subscription.constants';
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Note } from '../../../../components/kit/Note.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { checkDeclaration, type DeclarationValues } from '../../declaration-checks.ts';
import { useDeclarationForm } from '../../use-declaration-form.ts';
import { ContractPage } from '../ContractPage.tsx';
import { DeclarationFields } from './DeclarationFields.tsx';
import styles from './DeclarationForm.module.css';
import { RefundFacts } from './RefundFacts.tsx';

interface Props {
  initial: DeclarationValues;
  signedIn: boolean;
  /** Of a user: what a withdrawal gives back, or null; undefined for a visitor. */
  withdrawal: WithdrawalView | null | undefined;
  /** The plan that a withdrawal only cancels, since its time is over. */
  cancels: PaidPlan | null;
  /** Where the withdrawal could not be read; a declaration needs no reading, so the form stays. */
  onRetry: (() => void) | null;
  onDone: (values: DeclarationValues) => void;
}

/** The first step of withdrawing: who, which contract, and what is paid back. */
export function WithdrawForm({ initial, signedIn, withdrawal, cancels, onRetry, onDone }: Props) {
  const t = useT();
  const { form, field, submit } = useDeclarationForm({ initial, check: checkDeclaration, send: onDone });
  return (
    <ContractPage
      title={t('leaving.withdraw_title')}
      above={<p>{t('leaving.step', { step: 1, steps: 2 })}</p>}
      intro={t('leaving.withdraw_intro', { count: WITHDRAWAL_DAYS })}
      asideLabel={t('leaving.happens')}
      aside={
        <>
          <h2>{t('leaving.happens')}</h2>
          <p>{t('leaving.happens_confirm')}</p>
          <p>{t(signedIn && withdrawal !== null ? 'leaving.happens_now' : 'leaving.happens_link')}</p>
          <p>{t('leaving.happens_refund', { sessions: UNLIMITED_AS_SESSIONS })}</p>
          <p>
            <Rich text={t('leaving.instruction')} parts={{ a: (words) => <Link to="/right-of-withdrawal">{words}</Link> }} />
          </p>
        </>
      }
    >
      {withdrawal && (
        <section className={styles.refund} aria-labelledby="withdraw-refund">
          <h2 id="withdraw-refund">{t('leaving.refund')}</h2>
          <RefundFacts withdrawal={withdrawal} />
        </section>
      )}
      {onRetry && (
        <ErrorState inside title={t('leaving.withdrawal_failed')} text={t('leaving.withdrawal_failed_text')} onRetry={onRetry} />
      )}
      {withdrawal === null && (
        <Note tone="info" icon={IconInfoCircle}>
          {cancels
            ? t('leaving.no_withdrawal_plan', { plan: t(`plan.${cancels}`) })
            : t('leaving.no_withdrawal', { count: WITHDRAWAL_DAYS })}
        </Note>
      )}
      <form ref={form} className={styles.form} noValidate aria-label={t('leaving.withdraw_title')} onSubmit={submit}>
        <DeclarationFields field={field} />
        <Actions wide>
          <Button type="submit">{t('leaving.continue')}</Button>
        </Actions>
      </form>
    </ContractPage>
  );
}
