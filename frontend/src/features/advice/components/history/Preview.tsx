import type { AdviceHistoryItem } from '@beside/common/advice/advice.views';
import { readAdvice } from '@beside/common/advice/read-advice';
import { Fragment } from 'react';
import { AiLabel } from '../../../../components/AiLabel.tsx';
import { cutText } from '../../../../lib/cut-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { markMatches } from '../../../../lib/mark-matches.ts';
import styles from './Preview.module.css';

/** Characters of the advice on a card. */
const PREVIEW = 100;

/** The beginning of an advice; in a search, the words around the match. What AI wrote says so, before its first word. */
export function Preview({ session, q }: { session: AdviceHistoryItem; q: string }) {
  const t = useT();
  const { match } = session;
  const excerpted = q && match ? match : null;
  const by = (excerpted ?? session).generatedBy;
  return (
    <>
      <p className={styles.preview} dir="auto" data-generated-by={by}>
        {by === 'ai' && <AiLabel className={styles.ai} />}
        {excerpted ? (
          <Marked text={excerpted.excerpt} q={q} />
        ) : (
          <span lang={session.language}>{cutText(readAdvice(session.advice).understanding, PREVIEW)}</span>
        )}
      </p>
      {excerpted?.place === 'chat' && <p className={styles.place}>{t('history.found_in_chat')}</p>}
    </>
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
