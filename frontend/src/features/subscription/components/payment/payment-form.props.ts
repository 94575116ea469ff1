export interface PaymentFormProps {
  clientSecret: string;
  /** The words of the button that confirms. */
  label: string;
  /** The confirmation began or ended: the page must not take the form away meanwhile. */
  onBusy: (busy: boolean) => void;
  /** It is paid, or the bank is still working on it. */
  onDone: (state: 'succeeded' | 'processing') => void;
  /** Just before the confirmation. False: it does not take place. */
  before?: () => Promise<boolean>;
  /** It was ordered already: what the bank asks for comes up by itself. */
  ordered?: boolean;
}
