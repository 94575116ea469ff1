import type { Language } from '@beside/common/language/language.constants';
import type { LegalText } from '../../../locales/legal/legal-text.ts';

export type LegalPageName = 'terms' | 'privacy';

type Loader = () => Promise<{ default: LegalText }>;

/** Each text in a chunk of its own: whoever reads one has no need of the other eleven. */
export const LEGAL_TEXTS: Record<LegalPageName, Record<Language, Loader>> = {
  terms: {
    en: () => import('../../../locales/legal/terms.en.ts'),
    es: () => import('../../../locales/legal/terms.es.ts'),
    fr: () => import('../../../locales/legal/terms.fr.ts'),
    de: () => import('../../../locales/legal/terms.de.ts'),
    nl: () => import('../../../locales/legal/terms.nl.ts'),
    zh: () => import('../../../locales/legal/terms.zh.ts'),
  },
  privacy: {
    en: () => import('../../../locales/legal/privacy.en.ts'),
    es: () => import('../../../locales/legal/privacy.es.ts'),
    fr: () => import('../../../locales/legal/privacy.fr.ts'),
    de: () => import('../../../locales/legal/privacy.de.ts'),
    nl: () => import('../../../locales/legal/privacy.nl.ts'),
    zh: () => import('../../../locales/legal/privacy.zh.ts'),
  },
};
