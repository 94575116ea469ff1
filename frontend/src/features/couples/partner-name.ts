import { forBrowser } from '../../lib/storage.ts';

/** The name under which someone without an account joined last, so that the next time it need not be typed. */
const KEY = 'anonymousPartnerName';

export const rememberedName = (): string => forBrowser.get(KEY) ?? '';

export function rememberName(name: string): void {
  forBrowser.set(KEY, name);
}

export function forgetName(): void {
  forBrowser.remove(KEY);
}
