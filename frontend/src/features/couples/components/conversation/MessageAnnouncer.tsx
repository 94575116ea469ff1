import type { Language } from '@beside/common/language/language.constants';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SessionView } from '../../couples.merge.ts';
import { isAwaited, shownTo, useLateCount } from '../../translating.ts';

/** Announcements that are kept: one that comes close upon another must not take its place before it is spoken. */
const KEPT = 3;

interface Props {
  view: SessionView;
  language: Language;
  /** What was there when the reader came is not news. */
  after: number;
}

/** Tells a screen reader of what others have said, once it is complete and, if it may be, in the reader's language. */
export function MessageAnnouncer({ view, language, after }: Props) {
  const t = useT();
  const announced = useRef(after);
  const [said, setSaid] = useState<readonly { id: number; words: string }[]>([]);
  const late = useLateCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a translation that is given up lets its message be told
  useEffect(() => {
    const news = view.pages
      .slice(-2)
      .flat()
      .filter(({ id, senderRole }) => id > announced.current && senderRole !== view.me.role);
    const awaited = news.findIndex((message) => isAwaited(language, message));
    const ready = awaited === -1 ? news : news.slice(0, awaited);
    const last = ready.at(-1);
    if (!last) return;
    announced.current = last.id;
    const sentences = ready.map((message) => {
      const name = message.senderRole === null ? t('couples.counsellor') : message.senderName;
      return t('couples.said', { name, text: shownTo(language, message).text });
    });
    setSaid((before) => [...before, { id: last.id, words: sentences.join(' ') }].slice(-KEPT));
  }, [view, language, late, t]);
  return (
    // Each is an element of its own, and they are not read as one: the same words twice are told twice.
    <div className="vh" role="status" aria-atomic="false">
      {said.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}
