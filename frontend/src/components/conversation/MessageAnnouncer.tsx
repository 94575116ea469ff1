import { useEffect, useRef, useState } from 'react';

/** Announcements kept in the region, so a quick successor does not replace one before it is spoken. */
const ANNOUNCEMENTS_MAX = 3;

interface Props<Message> {
  pages: readonly (readonly Message[])[];
  /** Messages up to this id were there when the reader came. */
  after: number;
  /** Whether to announce a message: the reader's own are not. */
  concerns: (message: Message) => boolean;
  /** The announcement; null while the message waits for its translation, and the later ones wait with it. Memoised. */
  words: (message: Message) => string | null;
}

/** Announces complete messages to screen readers. */
export function MessageAnnouncer<Message extends { id: number }>({ pages, after, concerns, words }: Props<Message>) {
  const announced = useRef(after);
  const isNews = useRef(concerns);
  isNews.current = concerns;
  const [announcements, setAnnouncements] = useState<readonly { id: number; words: string }[]>([]);
  useEffect(() => {
    const sentences: string[] = [];
    for (const message of pages.slice(-2).flat()) {
      if (message.id <= announced.current || !isNews.current(message)) continue;
      const sentence = words(message);
      if (sentence === null) break;
      sentences.push(sentence);
      announced.current = message.id;
    }
    const id = announced.current;
    if (sentences.length > 0)
      setAnnouncements((before) => [...before, { id, words: sentences.join(' ') }].slice(-ANNOUNCEMENTS_MAX));
  }, [pages, words]);
  return (
    // Each announcement is its own element, so repeated words are announced twice.
    <div className="vh" role="status" aria-atomic="false">
      {announcements.map(({ id, words: sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
    </div>
  );
}
