import { fillInstruction, type InstructionPart } from '@beside/common/contracts/withdrawal-instruction';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Icon } from '../../../components/Icon.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { PageFallback } from '../../../components/page/PageFallback.tsx';
import { usePage } from '../../../hooks/use-page.ts';
import { config } from '../../../lib/config.ts';
import { useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import { INSTRUCTION_TEXTS } from '../../../locales/legal/instruction-texts.ts';
import styles from './InstructionPage.module.css';
import { useTextFile } from './use-text-file.ts';

/** `/right-of-withdrawal`: the instruction of the law with its form, to be read and printed before a plan is ordered. */
export function InstructionPage() {
  const t = useT();
  const language = useI18n((state) => state.language);
  const { data, isError, refetch } = useTextFile(['instruction', language], INSTRUCTION_TEXTS[language]);
  const publicUrl = window.location.origin;
  const filled = data && fillInstruction(data, { ...config, publicUrl });
  usePage(filled?.title ?? t('legal.instruction'));
  if (isError) return <ErrorState title={t('error.page')} text={t('error.network')} onRetry={() => void refetch()} />;
  if (!filled) return <PageFallback />;
  const [right, effects, form] = filled.parts;
  return (
    <article className={`page ${styles.instruction}`}>
      <h1>{filled.title}</h1>
      <p className={styles.lead}>{t('legal.instruction_lead')}</p>
      {[right, effects].map((part) => part && <Part key={part.heading} part={part} address={`${publicUrl}/withdraw`} />)}
      {form && (
        <div className={styles.form}>
          <Part part={form} address={null} />
        </div>
      )}
      <div className={styles.more}>
        <p>
          <Rich
            text={t('legal.instruction_more')}
            parts={{ terms: (words) => <Link to="/terms-of-service#withdrawal">{words}</Link> }}
          />
        </p>
        <Button variant="default" leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
          {t('legal.print')}
        </Button>
      </div>
    </article>
  );
}

/** @param address of the withdrawal function, which becomes a link */
function Part({ part: { heading, lines }, address }: { part: InstructionPart; address: string | null }) {
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      {lines.map((line) => {
        const [before = line, after] = address === null ? [line] : line.split(address);
        return (
          <p key={line}>
            {before}
            {after !== undefined && <Link to="/withdraw">{address}</Link>}
            {after}
          </p>
        );
      })}
    </section>
  );
}
