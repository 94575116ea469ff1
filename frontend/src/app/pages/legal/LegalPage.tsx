import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { usePage } from '../../../hooks/use-page.ts';
import { useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { LEGAL_TEXTS, type LegalPageName } from '../../../locales/legal/legal-texts.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { useTextFile } from './use-text-file.ts';

/** A legal page in the interface's language. */
export function LegalPage({ name }: { name: LegalPageName }) {
  const t = useT();
  const language = useI18n((state) => state.language);
  const { data, isError, refetch } = useTextFile([name, language], async () => (await LEGAL_TEXTS[name][language]()).default);
  const title = t(`legal.${name}`);
  usePage(title);
  if (isError) return <ErrorState title={t('error.page')} text={t('error.network')} onRetry={() => void refetch()} />;
  return <LegalDocument title={title} text={data} />;
}
