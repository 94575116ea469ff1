import type { Language } from '@beside/common/language/language.constants';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { usePage } from '../../../hooks/use-page.ts';
import { useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { lookForRelease } from '../../../lib/missing-files.ts';
import { mustLoadAgain } from '../../../lib/update.store.ts';
import type { LegalText } from '../../../locales/legal/legal-text.ts';
import { LEGAL_TEXTS, type LegalPageName } from '../../../locales/legal/legal-texts.ts';
import { LegalDocument } from './LegalDocument.tsx';

/** A legal page in the interface's language. */
export function LegalPage({ name }: { name: LegalPageName }) {
  const t = useT();
  const language = useI18n((state) => state.language);
  const { data, isError, refetch } = useQuery({
    queryKey: ['legal', name, language],
    queryFn: () => textOf(name, language),
    staleTime: Number.POSITIVE_INFINITY,
    // The browser may have cached the text, so try offline too.
    networkMode: 'always',
    // A page whose files are gone is loaded again by itself.
    throwOnError: mustLoadAgain,
  });
  const title = t(`legal.${name}`);
  usePage(title);
  if (isError) return <ErrorState title={t('error.page')} text={t('error.network')} onRetry={() => void refetch()} />;
  return <LegalDocument title={title} text={data} />;
}

async function textOf(name: LegalPageName, language: Language): Promise<LegalText> {
  try {
    return (await LEGAL_TEXTS[name][language]()).default;
  } catch (error) {
    await lookForRelease();
    throw error;
  }
}
