import type { Category } from '@beside/common/advice/advice.constants';
import { CATEGORY_EMOJIS } from '@beside/common/advice/advice.constants';
import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { questionTitle } from '../../reading/question-title.ts';
import { CategoryIcon } from '../CategoryIcon.tsx';
import { Generated } from './Generated.tsx';
import styles from './Opening.module.css';

interface Props {
  /** The question; null while unknown. */
  question: { description: string; category: Category } | null;
  /** Use the question as the title instead of `title`. */
  quoted: boolean;
  /** ISO time of storing; null while the advice is written. */
  createdAt: string | null;
  /** The title instead of the question. */
  title: string;
  /** The question is loading: reserve its two lines. */
  waiting: boolean;
}

/** The head of the reading page: category, time, and the question as title. */
export function Opening({ question, quoted, createdAt, title, waiting }: Props) {
  const t = useT();
  return (
    <div className={styles.opening}>
      <div className={styles.facts}>
        {question && (
          <span className={styles.badge}>
            <CategoryIcon of={question.category} size={16} />
            <span className={styles.emoji} aria-hidden="true">
              {CATEGORY_EMOJIS[question.category]}
            </span>
            {t(`category.${question.category}`)}
          </span>
        )}
        {createdAt && <Generated at={createdAt} />}
      </div>
      <h1 data-quoted={quoted || undefined}>
        {waiting ? (
          <>
            <span className="vh">{title}</span>
            <Skeleton width="94%" />
            <Skeleton width="76%" />
          </>
        ) : question && quoted ? (
          t('advice.quoted', { text: questionTitle(question.description) })
        ) : (
          title
        )}
      </h1>
    </div>
  );
}
