import type { AdviceSoFar } from '@beside/common/advice/advice.views';
import { isInPlace } from '@beside/common/safety/read-help';
import { type ReactNode, useRef, useState } from 'react';
import { useFollow } from '../../../../hooks/use-follow.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { Draft } from '../../asking/draft.store.ts';
import type { Stored, Writing } from '../../reading/reading.ts';
import { KeepDialog } from '../kept/KeepDialog.tsx';
import { LinkDialog } from '../links/LinkDialog.tsx';
import { AdviceSections } from '../text/AdviceSections.tsx';
import { ByAi } from '../text/ByAi.tsx';
import { Opening } from '../text/Opening.tsx';
import { StopDock } from '../tools/StopDock.tsx';
import { StoredDock, StoredTools } from '../tools/StoredTools.tsx';
import { WritingTools } from '../tools/WritingTools.tsx';
import styles from './AdviceView.module.css';
import { Announcer } from './Announcer.tsx';
import { StoredTail } from './StoredTail.tsx';

interface Props {
  question: Draft | null;
  advice: AdviceSoFar;
  /** The advice's language, if it differs from the page's. */
  lang?: string;
  /** Content before the sections: help, or the translation note. */
  before?: ReactNode;
  /** Content after the sections: help that came while they were read. */
  after?: ReactNode;
  /** Set while the advice is written; `stored` once it is stored. With neither it is loading. */
  writing?: Omit<Writing, 'following' | 'onFollow'>;
  stored?: Stored;
}

/** The reading page. Growing and complete advice share one layout, so nothing moves between them. */
export function AdviceView({ question, advice, lang, before, after, writing, stored }: Props) {
  const t = useT();
  const end = useRef<HTMLElement>(null);
  const [watched] = useState(writing !== undefined);
  const step = stored ? null : (writing?.step ?? 'understanding');
  const { following, toggle } = useFollow(end, advice, writing !== undefined);
  const watching = writing && { ...writing, following, onFollow: toggle };
  return (
    <>
      <article
        className={`page ${styles.read}`}
        data-writing={writing !== undefined || undefined}
        data-stored={stored !== undefined || undefined}
      >
        <Opening
          question={question}
          // Do not show an endangered user their own words in large type.
          quoted={question !== null && !isInPlace(advice.help)}
          createdAt={stored?.session.createdAt ?? null}
          title={t(writing ? 'progress.title' : stored ? 'advice.title' : 'advice.loading')}
          waiting={!writing && !stored}
        />
        <aside className={styles.side} aria-label={t(writing ? 'progress.label' : 'advice.about')}>
          {watching && <WritingTools {...watching} />}
          {stored && <StoredTools {...stored} advice={advice} lang={lang} />}
        </aside>
        <div className={styles.main}>
          {before}
          {(writing || stored) && !isInPlace(advice.help) && <ByAi />}
          <AdviceSections advice={advice} step={step} end={end} lang={lang} spoken={stored?.session.id} />
          {after}
        </div>
        {stored && <StoredTail {...stored} />}
        <Announcer advice={advice} step={step} watched={watched} />
      </article>
      {watching && <StopDock {...watching} />}
      {stored && <StoredDock {...stored} advice={advice} lang={lang} />}
      {stored && <LinkDialog key={stored.session.id} />}
      {stored && <KeepDialog key={`keep ${stored.session.id}`} />}
    </>
  );
}
