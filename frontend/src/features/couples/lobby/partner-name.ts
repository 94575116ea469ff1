import { forBrowser } from '../../../lib/storage.ts';

/** The name a visitor last joined with, so it need not be typed again. */
const KEY = 'anonymousPartnerName';

export const rememberedName = (): string => forBrowser.get(KEY) ?? '';

export function rememberName(name: string): void {
  forBrowser.set(KEY, name);
}

export function forgetName(): void {
  forBrowser.remove(KEY);
}
