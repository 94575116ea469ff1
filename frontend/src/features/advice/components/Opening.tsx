import type { Category } from '@beside/common/advice/advice.constants';
import { CATEGORY_EMOJIS } from '@beside/common/advice/advice.constants';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { questionTitle } from '../question-title.ts';
import { Generated } from './Generated.tsx';
import styles from './Opening.module.css';

interface Props {
  /** What was asked; null while it is not known here. */
  question: { description: string; category: Category } | null;
  /** The question is the title; otherwise `title` is. */
  quoted: boolean;
  /** When the advice was stored, an ISO time; null while it is written. */
  createdAt: string | null;
  /** The title in place of the question. */
  title: string;
  /** The question is on its way: its two lines are kept. */
  waiting: boolean;
}

/** The head of the reading page: the category, the time, and the person's own words as the title. */
export function Opening({ question, quoted, createdAt, title, waiting }: Props) {
  const t = useT();
  return (
    <div className={styles.opening}>
      <div className={styles.facts}>
        {question && (
          <span className={styles.badge}>
            <span aria-hidden="true">{CATEGORY_EMOJIS[question.category]}</span>
            {t(`category.${question.category}`)}
          </span>
        )}
        {createdAt && <Generated at={createdAt} />}
      </div>
      {/* Whatever language the person wrote in: its words are not the page's. */}
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
