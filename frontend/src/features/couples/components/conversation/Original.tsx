import type { Language } from '@beside/common/language/language.constants';
import { IconLanguage } from '@tabler/icons-react';
import { Icon } from '../../../../components/Icon.tsx';
import { useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import type { Voice } from '../../participants.ts';
import styles from './Original.module.css';

interface Props {
  text: string;
  language: Language;
  voice: Voice;
}

/** Marks a translated message; the original unfolds in place. */
export function Original({ text, language, voice }: Props) {
  const t = useT();
  const reader = useI18n((state) => state.language);
  const from = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
  return (
    <details className={styles.translated} data-voice={voice}>
      <summary>
        <Icon of={IconLanguage} size={16} />
        <span>
          {t('translation.from', { language: from })} <u className={styles.show}>{t('translation.show_original')}</u>
          <u className={styles.hide}>{t('couples.hide_original')}</u>
        </span>
      </summary>
      <blockquote lang={language} dir="auto">
        {text}
      </blockquote>
    </details>
  );
}
