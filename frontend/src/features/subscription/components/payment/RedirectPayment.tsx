import type { SubscriptionView } from '@beside/common/usage/usage.views';
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Facts } from '../../../../components/kit/Facts.tsx';
import { Note } from '../../../../components/kit/Note.tsx';
import { NarrowPage } from '../../../../components/page/NarrowPage.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../lib/money-text.ts';
import { approve, isSetup, type Outcome, retrieve, type Sum } from '../../payment/intents.ts';
import { stripe } from '../../payment/stripe.ts';
import { postOwnIntent } from '../../subscription.api.ts';
import { notCharged } from '../../subscription-fault.ts';
import type { Awaited } from '../../use-activation.ts';
import { Paying } from './Paying.tsx';
import styles from './RedirectPayment.module.css';

export interface RedirectPaymentProps {
  clientSecret: string;
  /** Nobody is signed in. */
  isVisitor: boolean;
  /** Null for a visitor, and while it is not known. */
  subscription: SubscriptionView | null;
  /** The plan follows shortly. */
  awaited: boolean;
  onPaid: (state: Awaited) => void;
}

/** One attempt for each secret and try: a page that is mounted twice must not ask the bank twice. */
const attempts = new Map<string, Promise<Attempt>>();

interface Attempt {
  outcome: Outcome;
  sum: Sum | null;
  /** Only the customer whose payment it is may go on with it: anybody may have sent the link. */
  isOwn: boolean;
}

async function attempt(secret: string, isVisitor: boolean): Promise<Attempt> {
  const loaded = await stripe();
  const { outcome, sum } = await retrieve(loaded, secret);
  // What has ended is told to everybody, whether or not our server answers.
  const canGoOn = ['open', 'action', 'failed'].includes(outcome.state);
  const isOwn = canGoOn && !isVisitor && (await postOwnIntent(secret));
  if (!isOwn) return { outcome, sum: null, isOwn };
  return { outcome: outcome.state === 'action' ? await approve(loaded, secret) : outcome, sum, isOwn };
}

type State = Outcome | { state: 'confirming' | 'again' };

/** The attempt to finish a payment, and how it ended. */
function useRedirect(clientSecret: string, isVisitor: boolean, onPaid: RedirectPaymentProps['onPaid']) {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>({ state: 'confirming' });
  const [{ sum, isOwn }, setPayment] = useState<Omit<Attempt, 'outcome'>>({ sum: null, isOwn: false });
  const key = `${clientSecret} ${isVisitor} ${tries}`;

  useEffect(() => {
    let here = true;
    const running = attempts.get(key) ?? attempt(clientSecret, isVisitor);
    attempts.set(key, running);
    running.then(
      (payment) => {
        if (!here) return;
        setPayment(payment);
        setState(payment.outcome);
      },
      () => here && setState({ state: 'unknown' }),
    );
    return () => {
      here = false;
    };
  }, [key, clientSecret, isVisitor]);

  const ended = state.state;
  const setup = isSetup(clientSecret);
  useEffect(() => {
    if (ended === 'succeeded') onPaid(setup ? 'saved' : 'succeeded');
    else if (ended === 'processing') onPaid(ended);
  }, [ended, setup, onPaid]);

  const retry = () => {
    setState({ state: 'confirming' });
    setTries(tries + 1);
  };
  return { state, sum, isOwn, setState, retry };
}

/** Finishes a payment by its secret: asks what the bank wants, and tells how it ended. */
export function RedirectPayment({ clientSecret, isVisitor, subscription, awaited, onPaid }: RedirectPaymentProps) {
  const t = useT();
  const setup = isSetup(clientSecret);
  const { state, sum, isOwn, setState, retry } = useRedirect(clientSecret, isVisitor, onPaid);
  const ended = state.state;
  if (ended === 'succeeded') return setup ? <Saved /> : <Paid subscription={awaited ? null : subscription} />;
  if (ended === 'processing') {
    return (
      <NarrowPage title={t('billing.redirect_processing')}>
        <p role="status">{t('billing.redirect_processing_text')}</p>
        <Ways first={t('billing.go_on')} />
      </NarrowPage>
    );
  }
  if (!isOwn && (ended === 'open' || ended === 'action')) return <Foreign isVisitor={isVisitor} />;
  if (ended === 'open' || ended === 'again') {
    return (
      <NarrowPage title={t('billing.redirect_open')}>
        <Pending subscription={subscription} sum={sum} />
        <div className={styles.form}>
          <Paying
            clientSecret={clientSecret}
            label={t(setup ? 'billing.save_method' : 'billing.order')}
            onBusy={() => undefined}
            onDone={(outcome) => setState({ state: outcome })}
          />
        </div>
      </NarrowPage>
    );
  }
  if (ended === 'failed' || ended === 'unknown' || ended === 'action') {
    const failure = state.state === 'failed' ? state : null;
    const onRetry = failure ? () => setState({ state: 'again' }) : retry;
    return <Failed failure={failure} onRetry={failure && (failure.gone || !isOwn) ? null : onRetry} />;
  }
  return (
    <NarrowPage title={t('billing.redirect_title')}>
      <div className={styles.bar} role="progressbar" aria-label={t('billing.redirect_bar')}>
        <i />
      </div>
      <Pending subscription={subscription} sum={sum} />
      <p role="status">{t('billing.redirect_text')}</p>
    </NarrowPage>
  );
}

interface FailedProps {
  /** Null: it is not known how the payment ended. */
  failure: Extract<Outcome, { state: 'failed' }> | null;
  /** Null: nothing can be tried again. */
  onRetry: (() => void) | null;
}

function Failed({ failure, onRetry }: FailedProps) {
  const t = useT();
  return (
    <NarrowPage title={t(failure ? 'billing.failed' : 'billing.redirect_unsure')}>
      <div className={styles.note}>
        <Note tone="danger" icon={IconAlertCircle} role="alert">
          {failure ? notCharged(failure.message) : t('billing.redirect_unknown')}
        </Note>
      </div>
      <Ways
        first={onRetry && <Button onClick={onRetry}>{t('error.retry')}</Button>}
        second={
          <Button component={Link} to="/subscribe" variant="default">
            {t('billing.other_way')}
          </Button>
        }
      />
    </NarrowPage>
  );
}

/** Says whose payment it is not. */
function Foreign({ isVisitor }: { isVisitor: boolean }) {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <NarrowPage title={t('billing.redirect_open')}>
      <p role="status">{t('billing.redirect_foreign')}</p>
      <Ways
        first={
          isVisitor ? (
            <Button component={Link} to="/auth" state={{ from: pathname + search }}>
              {t('shell.sign_in')}
            </Button>
          ) : (
            t('billing.go_on')
          )
        }
        second={
          <Button component={Link} to="/subscribe" variant="default">
            {t('billing.title')}
          </Button>
        }
      />
    </NarrowPage>
  );
}

function Saved() {
  const t = useT();
  return (
    <NarrowPage title={t('billing.method_saved')}>
      <p role="status">{t('billing.method_saved_text')}</p>
      <Ways first={t('billing.go_on')} />
    </NarrowPage>
  );
}

/** What is paid, where it is known. */
function Pending({ subscription, sum }: { subscription: SubscriptionView | null; sum: Sum | null }) {
  const t = useT();
  const plan = subscription?.billing?.pending?.plan;
  if (!plan && !sum) return null;
  return (
    <div className={styles.form}>
      <Facts
        of={[
          plan ? [t('billing.plan'), t(`plan.${plan}`)] : null,
          sum && [t('billing.due_now'), t('billing.with_tax', { price: moneyText(sum.amount, sum.currency) })],
        ]}
      />
    </div>
  );
}

/** `subscription`: null until its plan is active. */
function Paid({ subscription }: { subscription: SubscriptionView | null }) {
  const t = useT();
  const active = subscription && subscription.plan !== 'free' && subscription.billing ? subscription : null;
  const billing = active?.billing;
  return (
    <NarrowPage title={active ? t('billing.redirect_paid', { plan: t(`plan.${active.plan}`) }) : t('billing.redirect_thanks')}>
      <p role="status">
        {active && billing
          ? t('billing.redirect_sum', {
              price: t('billing.price_month', { price: moneyText(billing.amount, billing.currency) }),
              left:
                active.limit === null
                  ? t('billing.redirect_unlimited')
                  : t('billing.redirect_left', { count: active.limit - active.usageCount, date: dayText(active.resetsAt) }),
            })
          : t('billing.awaited')}
      </p>
      <Ways first={t('billing.ask')} />
    </NarrowPage>
  );
}

interface WaysProps {
  /** The words of the link home, or a button in its place; null for neither. */
  first: string | ReactNode;
  second?: ReactNode;
}

function Ways({ first, second }: WaysProps) {
  const t = useT();
  return (
    <Actions>
      {typeof first === 'string' ? (
        <Button component={Link} to="/">
          {first}
        </Button>
      ) : (
        first
      )}
      {second ?? (
        <Button component={Link} to="/invoices" variant="default">
          {t('billing.invoices')}
        </Button>
      )}
    </Actions>
  );
}
