import { Button } from '@mantine/core';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { AdviceTranslation } from '../use-advice-translation.ts';
import styles from './TranslationNote.module.css';

/** Says that the advice below was translated, and leads to the original and back. */
export function TranslationNote({ translation: { state, toggle, again } }: { translation: AdviceTranslation }) {
  const t = useT();
  if (state === 'none') return null;
  return (
    <div className={styles.note}>
      {state === 'working' && <p role="status">{t('translation.working')}</p>}
      {state === 'translated' && <Action words={t('translation.show_original')} run={toggle} />}
      {state === 'original' && <Action words={t('translation.show_translation')} run={toggle} />}
      {state === 'failed' && <Action words={t('translation.again')} run={again} />}
    </div>
  );
}

function Action({ words, run }: { words: string; run: () => void }) {
  return (
    <Button variant="default" size="sm" onClick={run}>
      {words}
    </Button>
  );
}
