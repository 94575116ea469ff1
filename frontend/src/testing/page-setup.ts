import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { PAGE_ENDED } from './page-end.ts';

// A limit that ends a hang, and judges nothing.
configure({ asyncUtilTimeout: 30_000 });

// What the simulated document lacks, as a browser without it would answer.
class PerformanceNavigationTiming {}
Object.assign(globalThis, { PerformanceNavigationTiming });
Object.assign(Element.prototype, { getAnimations: () => [] });

/** The browser is idle a tenth of a second later. */
window.requestIdleCallback = (run) => window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }), 100);

const GONE = Symbol.for('beside.gone-pages');

/** A page that is gone hears nothing of other tabs, and its timers have ended: they would call the next page’s server. Files share a process. */
if (!(GONE in BroadcastChannel)) {
  class PageChannel extends BroadcastChannel {
    static readonly [GONE] = true;

    constructor(name: string) {
      super(name);
      window.addEventListener(PAGE_ENDED, () => this.close(), { once: true });
    }
  }
  const ofPage =
    (start: typeof setTimeout | typeof setInterval) =>
    (...given: Parameters<typeof setTimeout>) => {
      const timer = start(...given);
      // Between two files there is no page.
      globalThis.window?.addEventListener(PAGE_ENDED, () => clearTimeout(timer), { once: true });
      return timer;
    };
  Object.assign(globalThis, { BroadcastChannel: PageChannel, setTimeout: ofPage(setTimeout), setInterval: ofPage(setInterval) });
}

// No style sheet is loaded, so an element's own style is all there is: computing it takes half of the time of looking for roles.
window.getComputedStyle = (element) => {
  const { style } = element instanceof HTMLElement ? element : document.body;
  const isHidden = element.hasAttribute('hidden') || ['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD'].includes(element.tagName);
  const known: Record<string, string> = {
    display: style.display || (isHidden ? 'none' : 'block'),
    visibility: style.visibility || 'visible',
    opacity: style.opacity || '1',
    'pointer-events': style.pointerEvents || 'auto',
  };
  const propertyOf = (name: string): string => known[name] ?? style.getPropertyValue(name);
  return new Proxy(style, {
    get: (own, name) => {
      if (name === 'getPropertyValue') return propertyOf;
      if (name === 'pointerEvents') return known['pointer-events'];
      return typeof name === 'string' && name in known ? known[name] : Reflect.get(own, name);
    },
  });
};
