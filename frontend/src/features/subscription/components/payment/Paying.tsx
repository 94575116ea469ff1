import { LatePart } from '../../../../components/page/LatePart.tsx';
import { PaymentWait } from './PaymentWait.tsx';
import type { PaymentFormProps } from './payment-form.props.ts';
import { paymentForm } from './payment-form-part.ts';

/** The payment form of a client secret; another secret is another form. */
export function Paying(props: PaymentFormProps) {
  return <LatePart key={props.clientSecret} part={paymentForm} props={props} fallback={<PaymentWait />} />;
}
