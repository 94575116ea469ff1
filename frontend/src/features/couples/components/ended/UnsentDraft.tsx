import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { couples } from '../../couples.conversation.ts';
import styles from './UnsentDraft.module.css';

interface Props {
  token: string;
  /** Include waiting messages, if no conversation shows them. */
  waiting?: boolean;
  /** Runs after the texts, and their buttons, are gone. */
  onDiscarded: () => void;
}

/** Unsent text of a session that no longer accepts it: copy or discard. */
export function UnsentDraft({ token, waiting, onDiscarded }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const draft = couples.useDraftOf(token);
  const outbox = couples.outbox.useOutboxOf(token);
  const texts = (waiting ? outbox : []).map(({ clientMessageId, message }) => ({ id: clientMessageId, text: message }));
  if (draft.trim() !== '') texts.push({ id: 'draft', text: draft.trim() });
  if (texts.length === 0) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(texts.map(({ text }) => text).join('\n\n'));
      toast('done', t('shell.copied'));
    } catch {
      // Without clipboard permission, select the text instead.
      if (list.current) window.getSelection()?.selectAllChildren(list.current);
      toast('info', t('couples.unsent_selected'));
    }
  }

  function discard() {
    couples.changeDraft(token, '');
    if (waiting) for (const { clientMessageId } of outbox) couples.outbox.dequeue(token, clientMessageId);
    onDiscarded();
  }

  return (
    <section className={styles.unsent} aria-labelledby="unsent">
      <div className={styles.top}>
        <h2 id="unsent">{t('couples.unsent')}</h2>
        <Button size="sm" variant="default" onClick={() => void copy()}>
          {t('couples.unsent_copy')}
        </Button>
        <Button size="sm" variant="subtle" onClick={discard}>
          {t('conversation.discard')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <div ref={list} className={styles.words} tabIndex={0}>
        {texts.map(({ id, text }) => (
          <p key={id} dir="auto">
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
