import { integrationError } from './stripe.api.js';
import { createPaymentElement } from './stripe.element.js';
import { listenable } from './stripe.frame.js';

/** `stripe.elements(options)`. The sandbox has one kind of element: the Payment Element. */
export function createElements(key, initialOptions = {}) {
  let payment = null;
  const group = {
    key,
    options: { ...initialOptions },
    forget(element) {
      if (payment === element) payment = null;
    },
  };
  const elements = {};
  const emit = listenable(elements);
  return Object.assign(elements, {
    create(type, options) {
      if (type !== 'payment') throw integrationError(`The sandbox has no element of type ${type}: only payment.`);
      if (payment) throw integrationError('Can only create one Element of type payment.');
      payment = createPaymentElement(group, options);
      return payment;
    },
    getElement: (type) => (type === 'payment' || type?.__elementType === 'payment' ? payment : null),
    async update({ clientSecret: _fixed, ...changes }) {
      const reload = 'locale' in changes && changes.locale !== group.options.locale;
      group.options = { ...group.options, ...changes };
      payment?._refresh(reload);
      emit('update-end');
    },
    async fetchUpdates() {
      payment?._refresh(true);
      return {};
    },
    async submit() {
      if (!payment?._isMounted()) throw integrationError('Elements has no mounted Payment Element to submit.');
      return (
        (await payment._ask({ type: 'submit' })) ?? { error: { type: 'api_error', message: 'The Payment Element was removed.' } }
      );
    },
    _clientSecret: () => group.options.clientSecret ?? null,
    _locale: () => group.options.locale ?? 'auto',
    _payment: () => payment,
  });
}
