import { merge } from './element.fields.js';
import { applyAppearance } from './element.look.js';
import { createPanel } from './element.panel.js';
import { createTabs } from './element.tabs.js';
import { encodeForm } from './encode-form.js';

const { parent: PAGE, problem } = document.body.dataset;
const texts = JSON.parse(document.getElementById('texts').textContent);
const form = document.querySelector('form');
const fieldset = document.querySelector('fieldset');
// Opened by itself, it has nobody to tell.
const post = (message) => PAGE && window.parent.postMessage(message, PAGE);
/** Milliseconds after which the frame is used as it is. */
const RESIZE_MS = 500;
let settings = { options: {}, key: '' };
let isReady = false;
let said = '';

const panels = new Map();
for (const root of document.querySelectorAll('[role=tabpanel]'))
  panels.set(root.dataset.method, createPanel(root, texts, sayChange));
const tabs = createTabs(document.querySelector('[role=tablist]'), sayChange);
const panel = () => panels.get(tabs.current());

/** Tells the page what has changed, once for each state. */
function sayChange() {
  if (!isReady) return;
  const event = { complete: panel().complete(), empty: panel().empty(), value: { type: tabs.current() } };
  const state = JSON.stringify(event);
  if (state === said) return;
  said = state;
  post({ type: 'change', event });
}

function applySettings(message) {
  settings = message;
  const { options, appearance } = message;
  applyAppearance(appearance);
  tabs.order(options.paymentMethodOrder);
  const { billingDetails = {} } = options.defaultValues ?? {};
  const collected = options.fields?.billingDetails ?? {};
  const hidden = ['name', 'email'].filter((name) => collected === 'never' || collected[name] === 'never');
  for (const each of panels.values()) {
    each.prefill(billingDetails);
    each.hide(hidden);
  }
  for (const terms of document.querySelectorAll('[data-terms]')) {
    terms.hidden = options.terms?.[terms.dataset.terms] === 'never';
    terms.textContent = terms.dataset.text.replaceAll('{business}', options.business?.name ?? terms.dataset.business);
  }
  fieldset.disabled = options.readOnly === true;
  if (isReady) return;
  isReady = true;
  post({ type: 'ready' });
  tabs.select(tabs.first());
}

/** What was typed goes from here to the sandbox; the page gets the answer alone. */
async function send({ path, params }) {
  const error = panel().validate();
  if (error) return { error };
  const { billingDetails } = settings.options.defaultValues ?? {};
  const known = {
    name: billingDetails?.name,
    email: billingDetails?.email,
    phone: billingDetails?.phone,
    address: billingDetails?.address,
  };
  const data = merge(merge({ type: tabs.current(), billing_details: known }, panel().read()), params.payment_method_data);
  const { payment_method_data: _merged, ...rest } = params;
  const body = path === 'payment_methods' ? merge(data, rest) : { ...rest, payment_method_data: data };
  fieldset.disabled = true;
  form.setAttribute('aria-busy', 'true');
  try {
    const headers = { Authorization: `Bearer ${settings.key}` };
    // Kept alive: the page may remove the frame while the payment is under way.
    const response = await fetch(`/v1/${path}`, { method: 'POST', headers, body: encodeForm(body), keepalive: true });
    return await response.json();
  } catch {
    return { error: { type: 'api_connection_error', message: texts.errors.connection } };
  } finally {
    fieldset.disabled = settings.options.readOnly === true;
    form.removeAttribute('aria-busy');
  }
}

function submit() {
  const error = panel().validate();
  return error ? { error } : { selectedPaymentMethod: tabs.current() };
}

const ACTIONS = {
  settings: applySettings,
  submit: async ({ id }) => post({ type: 'answer', id, value: submit() }),
  send: async ({ id, ...message }) => post({ type: 'answer', id, value: await send(message) }),
  focus: () => panel().focus(),
  blur: () => document.activeElement?.blur(),
  clear: () => {
    for (const each of panels.values()) each.clear();
  },
  collapse: () => undefined,
};

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || origin !== PAGE || !Object.hasOwn(ACTIONS, data?.type)) return;
  ACTIONS[data.type](data);
});
document.addEventListener('focusin', ({ relatedTarget }) => relatedTarget ?? post({ type: 'focus' }));
document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? post({ type: 'blur' }));
document.addEventListener('keydown', ({ key, target, isComposing }) => {
  if (key === 'Escape') post({ type: 'escape' });
  if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement) post({ type: 'enter' });
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('click', ({ target }) => {
  const card = target.closest('[data-card]');
  if (!card) return;
  panel().fill(JSON.parse(card.dataset.card));
  panel().focus();
});
// While the page resizes the frame, what stands in it moves: a click would land beside its target.
let resizing;
const resized = () => document.body.classList.remove('resizing');
window.addEventListener('resize', resized);
new ResizeObserver(() => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === window.innerHeight) return;
  document.body.classList.add('resizing');
  clearTimeout(resizing);
  resizing = setTimeout(resized, RESIZE_MS);
  post({ type: 'resize', height });
}).observe(document.body);

if (problem) post({ type: 'loaderror', error: { type: 'invalid_request_error', message: problem } });
else post({ type: 'loaded' });
