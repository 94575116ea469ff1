import type { Language } from '@beside/common/language/language.constants';
import type { LegalText } from './legal-text.ts';

export type LegalPageName = 'terms' | 'privacy';

type Loader = () => Promise<{ default: LegalText }>;

/** Each text is its own chunk, since a reader needs one of twelve. */
export const LEGAL_TEXTS: Record<LegalPageName, Record<Language, Loader>> = {
  terms: {
    en: () => import('./terms.en.ts'),
    es: () => import('./terms.es.ts'),
    fr: () => import('./terms.fr.ts'),
    de: () => import('./terms.de.ts'),
    nl: () => import('./terms.nl.ts'),
    zh: () => import('./terms.zh.ts'),
  },
  privacy: {
    en: () => import('./privacy.en.ts'),
    es: () => import('./privacy.es.ts'),
    fr: () => import('./privacy.fr.ts'),
    de: () => import('./privacy.de.ts'),
    nl: () => import('./privacy.nl.ts'),
    zh: () => import('./privacy.zh.ts'),
  },
};
