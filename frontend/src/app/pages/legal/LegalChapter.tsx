import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { LegalSection } from '../../../locales/legal/legal-text.ts';
import styles from './LegalChapter.module.css';
import { LegalWords } from './LegalWords.tsx';

/** One section: its heading, paragraphs and lists. */
export function LegalChapter({ section: { id, heading, body } }: { section: LegalSection }) {
  const { hash } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);

  // The browser looked for the hash before the text had loaded.
  useEffect(() => {
    if (hash === `#${id}`) title.current?.scrollIntoView();
  }, [hash, id]);

  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <h2 ref={title} id={id}>
        {heading}
      </h2>
      {body.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>
            <LegalWords text={block} />
          </p>
        ) : (
          <ul key={block[0]}>
            {block.map((item) => (
              <li key={item}>
                <LegalWords text={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
