import type { Language } from '@beside/common/language/language.constants';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SessionView } from '../../couples.merge.ts';
import { isAwaited, shownTo, useLateCount } from '../../translating.ts';

/** Announcements kept in the region, so a quick successor does not replace one before it is spoken. */
const KEPT = 3;

interface Props {
  view: SessionView;
  language: Language;
  /** Messages up to this id were there when the reader came. */
  after: number;
}

/** Announces others' complete messages to screen readers, translated if possible. */
export function MessageAnnouncer({ view, language, after }: Props) {
  const t = useT();
  const announced = useRef(after);
  const [said, setSaid] = useState<readonly { id: number; words: string }[]>([]);
  const late = useLateCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timed-out translation releases its message
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
    // Each announcement is its own element, so repeated words are announced twice.
    <div className="vh" role="status" aria-atomic="false">
      {said.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}
