import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { Draft } from '../../asking/draft.store.ts';
import styles from './Question.module.css';

/** The original question with category and style, folded. */
export function Question({ question }: { question: Draft }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.question} data-open={open || undefined}>
      <button type="button" aria-expanded={open} aria-controls="question" onClick={() => setOpen(!open)}>
        <Icon of={IconChevronDown} />
        {t(open ? 'advice.hide_question' : 'advice.show_question')}
      </button>
      <div id="question" hidden={!open}>
        <p className={styles.words}>{question.description}</p>
        <p className={styles.facts}>
          {t(`category.${question.category}`)} · {t(`style.${question.adviceStyle}`)}
        </p>
      </div>
    </div>
  );
}
