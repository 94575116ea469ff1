import { readFileSync } from 'node:fs';

/** A file's text; the compiler leaves a mention of its map at the end. */
const text = (url: URL): string => readFileSync(url, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n');

// Each address is written out, so that the bundle can find and take along the file.

/** The browser object's parts, in an order in which each comes after what it imports. */
const stripeParts = (): string[] => [
  text(new URL('../browser/encode-form.js', import.meta.url)),
  text(new URL('../browser/stripe.api.js', import.meta.url)),
  text(new URL('../browser/stripe.frame.js', import.meta.url)),
  text(new URL('../browser/stripe.element.js', import.meta.url)),
  text(new URL('../browser/stripe.elements.js', import.meta.url)),
  text(new URL('../browser/stripe.dialog.js', import.meta.url)),
  text(new URL('../browser/stripe.confirm.js', import.meta.url)),
  text(new URL('../browser/stripe.main.js', import.meta.url)),
];

/** The modules of the sandbox's own pages, by the name in `/sandbox/pages/NAME`. */
export const readPageScripts = (): ReadonlyMap<string, string> =>
  new Map([
    ['encode-form.js', text(new URL('../browser/encode-form.js', import.meta.url))],
    ['element.fields.js', text(new URL('../browser/element.fields.js', import.meta.url))],
    ['element.look.js', text(new URL('../browser/element.look.js', import.meta.url))],
    ['element.panel.js', text(new URL('../browser/element.panel.js', import.meta.url))],
    ['element.tabs.js', text(new URL('../browser/element.tabs.js', import.meta.url))],
    ['element.main.js', text(new URL('../browser/element.main.js', import.meta.url))],
    ['authenticate.main.js', text(new URL('../browser/authenticate.main.js', import.meta.url))],
    ['invoice.main.js', text(new URL('../browser/invoice.main.js', import.meta.url))],
  ]);

/** `/sandbox/stripe.js`: one classic script, because only that learns its own address and defines `window.Stripe` at once. */
export function readStripeScript(): string {
  const parts = stripeParts().map((part) => part.replace(/^import [^;]+;\n/gm, '').replace(/^export /gm, ''));
  return `// The payment sandbox's browser object: no real money.\n(() => {\n'use strict';\n${parts.join('\n')}})();\n`;
}
