import { intentId } from './stripe.api.js';
import { openFrame } from './stripe.frame.js';

/** The bank's question (3-D Secure) over the page. Resolves when it was answered, or the dialog closed: closing counts as failing. */
export function authenticate(clientSecret, locale) {
  const query = new URLSearchParams({ intent: intentId(clientSecret), secret: clientSecret, locale, parent: location.origin });
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    const back = document.activeElement;
    const end = () => {
      channel.close();
      dialog.remove();
      if (back instanceof HTMLElement) back.focus();
      resolve();
    };
    const channel = openFrame(`/sandbox/authenticate?${query}`, '3-D Secure', ({ type, height, title }) => {
      if (type === 'authenticated') end();
      else if (type === 'resize') channel.frame.style.height = `${height}px`;
      else if (type === 'loaded') {
        dialog.setAttribute('aria-label', title);
        // Already active since the dialog opened, it lost the keyboard when its page arrived.
        channel.frame.blur();
        channel.frame.focus();
      }
    });
    dialog.setAttribute('aria-label', '3-D Secure');
    dialog.style.cssText =
      'box-sizing:border-box;width:min(28rem,calc(100vw - 16px));max-width:none;max-height:calc(100dvh - 16px);padding:0;border:1px solid #767676;border-radius:12px;overflow:auto;background:#fff;color-scheme:light';
    channel.frame.style.height = '22rem';
    dialog.append(channel.frame);
    const cancel = (event) => {
      event.preventDefault();
      channel.post({ type: 'cancel' });
    };
    dialog.addEventListener('cancel', cancel);
    // Chromium closes without asking when nothing was clicked since the dialog opened.
    dialog.addEventListener('close', cancel);
    document.body.append(dialog);
    dialog.showModal();
  });
}
