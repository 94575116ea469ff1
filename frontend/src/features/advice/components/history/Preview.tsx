import type { AdviceHistoryItem } from '@beside/common/advice/advice.views';
import { Fragment } from 'react';
import { cutText } from '../../../../lib/cut-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { markMatches } from '../../../../lib/mark-matches.ts';
import { readAdvice } from '../../read-advice.ts';
import styles from './Preview.module.css';

/** Characters of the advice on a card. */
const PREVIEW = 100;

/** The beginning of an advice; in a search, the words around the match. */
export function Preview({ session, q }: { session: AdviceHistoryItem; q: string }) {
  const t = useT();
  const { match } = session;
  if (q && match) {
    return (
      <>
        <p className={styles.preview} dir="auto">
          <Marked text={match.excerpt} q={q} />
        </p>
        {match.place === 'chat' && <p className={styles.place}>{t('history.found_in_chat')}</p>}
      </>
    );
  }
  const ai = session.generatedBy === 'ai';
  return (
    <p className={styles.preview} lang={session.language} dir="auto" data-generated-by={session.generatedBy}>
      {ai && (
        <span className={styles.ai} lang={document.documentElement.lang}>
          <span aria-hidden="true">{t('history.ai')}</span>
          <span className="vh">{t('history.ai_wrote')}</span>
        </span>
      )}
      {cutText(readAdvice(session.advice).understanding, PREVIEW)}
    </p>
  );
}

function Marked({ text, q }: { text: string; q: string }) {
  let at = 0;
  return markMatches(text, q).map(({ text: words, hit }) => {
    const key = at;
    at += words.length;
    return hit ? <mark key={key}>{words}</mark> : <Fragment key={key}>{words}</Fragment>;
  });
}
