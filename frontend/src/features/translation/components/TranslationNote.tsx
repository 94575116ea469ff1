import { Button } from '@mantine/core';
import { useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import type { AdviceTranslation } from '../use-advice-translation.ts';
import styles from './TranslationNote.module.css';

interface Props {
  translation: AdviceTranslation;
  /** The advice's original language. */
  from: string;
}

/** Says that the advice is translated, toggles the original, and offers a missing translation. */
export function TranslationNote({ translation: { state, toggle, again }, from }: Props) {
  const t = useT();
  const page = useI18n((store) => store.language);
  if (state === 'none') return null;
  const language = new Intl.DisplayNames(page, { type: 'language' }).of(from) ?? from;
  const words =
    state === 'working'
      ? t('translation.working')
      : t(state === 'translated' ? 'translation.from' : 'translation.in', { language });
  const action = {
    working: null,
    offered: { label: t('translation.again'), run: again },
    translated: { label: t('translation.show_original'), run: toggle },
    original: { label: t('translation.show_translation'), run: toggle },
    failed: { label: t('translation.again'), run: again },
  }[state];
  return (
    <div className={styles.note}>
      <p role="status">{words}</p>
      {action && (
        <Button variant="default" size="sm" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
