import { COUPON_MAX, normaliseCoupon } from '@beside/common/subscription/subscription.constants';
import type { CouponView } from '@beside/common/subscription/subscription.views';
import { Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '../../../../components/fields/TextField.tsx';
import { Note } from '../../../../components/kit/Note.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { ApiError } from '../../../../lib/api.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { toastOnward } from '../../../../lib/toast.store.ts';
import { discountText } from '../../prices.ts';
import { postCoupon } from '../../subscription.api.ts';
import { isCouponFault, ownFault, subscriptionFault } from '../../subscription-fault.ts';
import styles from './CouponForm.module.css';

interface Props {
  signedIn: boolean;
  coupon: CouponView | null;
  onCoupon: (coupon: CouponView | null) => void;
  /** The session has ended: the page leads to the sign-in. */
  onSignIn: () => void;
}

const parts = { b: (words: string) => <strong>{words}</strong> };

/** The typed code, and applying it. */
function useCode({ signedIn, onCoupon, onSignIn }: Props) {
  const t = useT();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const alerts = useAlerts();
  const form = useRef<HTMLFormElement>(null);
  // The button that had the focus goes away, or is disabled.
  const focusCode = () => form.current?.querySelector('input')?.focus();

  async function apply(event: FormEvent) {
    event.preventDefault();
    if (pending || !signedIn || !code.trim()) return;
    alerts.clear();
    setPending(true);
    setRefusal(null);
    try {
      onCoupon(await postCoupon(normaliseCoupon(code)));
      setCode('');
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        toastOnward('error', t('billing.login_required'), t('billing.login_required_text'));
        onSignIn();
      } else if (isCouponFault(error)) {
        const text = subscriptionFault(error, t('billing.coupon_failed'));
        setRefusal(text);
        focusCode();
        alerts.show(t('billing.coupon_invalid'), text);
      } else alerts.show(t('billing.coupon_error'), ownFault(error) ?? t('billing.coupon_failed'));
    }
    setPending(false);
  }
  return {
    ...{ form, code, refusal, pending, apply, focusCode },
    change: (text: string) => {
      setCode(text);
      setRefusal(null);
      alerts.clear();
    },
  };
}

/** Applies a discount code, or takes it off again. */
export function CouponForm(props: Props) {
  const t = useT();
  const { signedIn, coupon, onCoupon } = props;
  const { form, code, change, refusal, pending, apply, focusCode } = useCode(props);
  return (
    <section className={styles.section} aria-labelledby="discount">
      <h2 id="discount">{t('billing.code_title')}</h2>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void apply(event)}>
        <TextField
          label={t('billing.code')}
          {...(!signedIn && { hint: t('billing.code_sign_in') })}
          error={refusal}
          value={code}
          maxLength={COUPON_MAX}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
        />
        <Button type="submit" variant="default" disabled={!signedIn || pending || !code.trim()}>
          {t(pending ? 'billing.applying' : 'billing.apply')}
        </Button>
      </form>
      <div role="status">
        {coupon && (
          <Note
            tone="calm"
            icon={IconTicket}
            action={
              <Button
                variant="subtle"
                size="sm"
                onClick={() => {
                  onCoupon(null);
                  focusCode();
                }}
              >
                {t('billing.remove')}
              </Button>
            }
          >
            <Rich text={t('billing.applied')} params={{ name: coupon.name, off: discountText(coupon) }} parts={parts} />
          </Note>
        )}
      </div>
    </section>
  );
}
