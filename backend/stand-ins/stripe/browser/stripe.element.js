import { connectionError } from './stripe.api.js';
import { listenable, openFrame } from './stripe.frame.js';

/** Milliseconds within which the frame must say that it is there. */
const LOAD_MS = 10_000;

/** The Payment Element: its fields are a page of the sandbox in a frame, so this page never sees a card number. */
export function createPaymentElement(group, initialOptions) {
  let options = { ...initialOptions };
  let channel = null;
  let collapsed = false;
  let loadTimer;
  const element = { _destroyed: false };
  const emit = listenable(element);
  const say = (type, details) => emit(type, { elementType: 'payment', ...details });
  const settings = () => ({
    appearance: group.options.appearance ?? {},
    options: JSON.parse(JSON.stringify(options)),
    clientSecret: group.options.clientSecret,
    key: group.key,
  });

  function receive(message) {
    const { frame } = channel;
    if (message.type === 'loaded') {
      clearTimeout(loadTimer);
      channel.post({ type: 'settings', ...settings() });
    } else if (message.type === 'resize') frame.style.height = `${message.height}px`;
    else if (message.type === 'enter') frame.closest('form')?.requestSubmit();
    else if (message.type === 'change') say('change', { ...message.event, collapsed });
    else if (message.type === 'loaderror') {
      clearTimeout(loadTimer);
      say('loaderror', { error: message.error });
    } else if (['ready', 'focus', 'blur', 'escape', 'carddetailschange'].includes(message.type)) say(message.type, message.event);
  }

  function open(place) {
    const query = new URLSearchParams({
      secret: group.options.clientSecret ?? '',
      locale: group.options.locale ?? 'auto',
      parent: location.origin,
    });
    channel = openFrame(`/sandbox/element?${query}`, 'Secure payment input frame', receive);
    const { frame } = channel;
    // A frame of another color scheme than its page is painted opaque.
    frame.style.colorScheme = group.options.appearance?.theme === 'night' ? 'dark' : 'light';
    frame.style.height = '20rem';
    place.replaceChildren(frame);
    place.classList.add('StripeElement');
    loadTimer = setTimeout(() => say('loaderror', { error: connectionError() }), LOAD_MS);
    say('loaderstart');
  }

  function close() {
    clearTimeout(loadTimer);
    channel?.close();
    channel = null;
  }

  return Object.assign(element, {
    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error(`The selector ${target} applies to no DOM elements.`);
      close();
      open(place);
    },
    unmount: close,
    destroy() {
      close();
      element._destroyed = true;
      group.forget(element);
    },
    update(changes) {
      options = { ...options, ...changes };
      channel?.post({ type: 'settings', ...settings() });
      return element;
    },
    focus: () => channel?.post({ type: 'focus' }),
    blur: () => channel?.post({ type: 'blur' }),
    clear: () => channel?.post({ type: 'clear' }),
    collapse() {
      collapsed = true;
      channel?.post({ type: 'collapse' });
      return element;
    },
    /** What the group's own options say has changed. */
    _refresh(reload) {
      const place = channel?.frame.parentElement;
      if (reload && place) element.mount(place);
      else if (channel) channel.frame.style.colorScheme = group.options.appearance?.theme === 'night' ? 'dark' : 'light';
      channel?.post({ type: 'settings', ...settings() });
    },
    _ask: (message) => (channel ? channel.ask(message) : Promise.resolve(null)),
    _isMounted: () => channel !== null,
  });
}
