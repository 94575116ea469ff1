import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { PageFallback } from '../../../components/page/PageFallback.tsx';
import { Show } from '../../../components/page/Show.tsx';
import { useMe, useMeIsLoaded } from '../../../features/account/use-me.ts';
import { redirectPayment } from '../../../features/subscription/components/payment/redirect-payment-part.ts';
import { useActivation } from '../../../features/subscription/use-activation.ts';
import { useSubscription } from '../../../features/usage/use-subscription.ts';
import { config } from '../../../lib/config.ts';

/** Where a bank or a mail leads to finish a payment. Without its secret there is nothing to finish. */
export function PaymentRedirectPage() {
  const [params] = useSearchParams();
  const secret = params.get('client_secret');
  const me = useMe();
  const isKnown = useMeIsLoaded();
  const own = useSubscription(Boolean(me));
  const { awaited, begin } = useActivation({
    subscription: me ? own.data : null,
    updatedAt: own.dataUpdatedAt,
    refetch: own.refetch,
  });
  if (!secret || !config.payments) return <Navigate to="/subscribe" replace />;
  if (!isKnown) return <PageFallback />;
  return (
    <Suspense fallback={<PageFallback />}>
      <Show
        key={secret}
        part={redirectPayment}
        props={{
          clientSecret: secret,
          isVisitor: !me,
          subscription: me ? (own.data ?? null) : null,
          awaited: awaited !== null,
          onPaid: begin,
        }}
      />
    </Suspense>
  );
}
