import { SANDBOX } from './stripe.api.js';

/** Listeners by event name, with Stripe's `on`, `once` and `off`, which return the target. */
export function listenable(target) {
  const listeners = new Map();
  const of = (type) => listeners.get(type) ?? listeners.set(type, new Set()).get(type);
  target.on = (type, handler) => {
    of(type).add(handler);
    return target;
  };
  target.once = (type, handler) => {
    const once = (event) => {
      of(type).delete(once);
      handler(event);
    };
    once.original = handler;
    return target.on(type, once);
  };
  target.off = (type, handler) => {
    for (const each of of(type)) if (!handler || each === handler || each.original === handler) of(type).delete(each);
    return target;
  };
  return (type, event) => {
    for (const handler of [...of(type)]) handler(event);
  };
}

/** A frame of the sandbox's origin. Messages pass only between this page and that frame; what is asked is answered once. */
export function openFrame(path, title, onMessage) {
  const frame = document.createElement('iframe');
  const waiting = new Map();
  let asked = 0;
  const receive = ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== SANDBOX || typeof data?.type !== 'string') return;
    if (data.type !== 'answer') return onMessage(data);
    waiting.get(data.id)?.(data.value);
    waiting.delete(data.id);
  };
  window.addEventListener('message', receive);
  frame.src = `${SANDBOX}${path}`;
  frame.title = title;
  frame.style.cssText = 'display:block;width:100%;border:0;margin:0;padding:0';
  const post = (message) => frame.contentWindow?.postMessage(message, SANDBOX);
  return {
    frame,
    post,
    /** Null once the frame is gone: what it had begun may still happen. */
    ask: (message) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        if (frame.isConnected) post({ ...message, id: asked });
        else resolve(null);
      }),
    close() {
      window.removeEventListener('message', receive);
      for (const resolve of waiting.values()) resolve(null);
      waiting.clear();
      frame.remove();
    },
  };
}
