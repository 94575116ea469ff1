import { IconLanguage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { Icon } from '../../Icon.tsx';
import styles from './Original.module.css';

interface Props {
  /** The original text. */
  children: ReactNode;
  /** What it is written in. */
  language: string;
  /** The speaker, for the colour of the quotation's line. */
  voice?: string;
}

/** Marks a translated message; the original unfolds in place. */
export function Original({ children, language, voice }: Props) {
  const t = useT();
  const reader = useI18n((state) => state.language);
  const from = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
  return (
    <details className={styles.translated} data-voice={voice}>
      <summary>
        <Icon of={IconLanguage} size={16} />
        <span>
          {t('translation.from', { language: from })} <u className={styles.show}>{t('translation.show_original')}</u>
          <u className={styles.hide}>{t('translation.hide_original')}</u>
        </span>
      </summary>
      <blockquote lang={language} dir="auto">
        {children}
      </blockquote>
    </details>
  );
}
