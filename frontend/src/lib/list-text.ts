import { dateLocale } from './i18n/i18n.store.ts';

/** A list as the page's language writes it. The type `unit` would run Chinese items together. */
export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(dateLocale(), { type: 'conjunction', style: 'narrow' }).format(items);
