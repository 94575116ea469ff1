/** The hosted invoice pays with the same browser object and Payment Element as the product. */
const form = document.querySelector('form');
const button = form.querySelector('button[type=submit]');
const problem = document.getElementById('problem');
const { clientSecret, publishableKey, locale, email, name, business } = form.dataset;
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
const color = (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim();

const stripe = window.Stripe(publishableKey);
const elements = stripe.elements({
  clientSecret,
  locale,
  appearance: {
    theme: dark ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('--link'),
      colorBackground: color('--surface'),
      colorText: color('--text'),
      borderRadius: '8px',
    },
  },
});
const element = elements.create('payment', { business: { name: business }, defaultValues: { billingDetails: { email, name } } });
element.on('ready', () => {
  button.disabled = false;
});
element.on('loaderror', ({ error }) => {
  problem.textContent = error.message;
});
element.mount('#payment');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (button.disabled) return;
  button.disabled = true;
  problem.textContent = '';
  const back = location.origin + location.pathname;
  const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: back }, redirect: 'if_required' });
  if (error) {
    problem.textContent = error.message;
    button.disabled = false;
  } else location.assign(back);
});
