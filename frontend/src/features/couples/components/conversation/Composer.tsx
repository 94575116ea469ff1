import { COUPLES_MESSAGE_MAX } from '@beside/common/couples/couples.constants';
import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { changeDraft, useDrafts } from '../../draft.store.ts';
import { sendMessage } from '../../outbox.ts';
import { sendTyping } from '../../typing.store.ts';
import styles from './Composer.module.css';

/** The counter appears when this many characters are left. */
const NEAR_FULL = 200;

interface Props {
  token: string;
  /** The field's accessible name, which says who reads the message. */
  label: string;
  placeholder: string;
  /** Shown below the field. */
  hint?: string;
}

/** The message field: Enter sends, Shift+Enter starts a new line. The draft survives a reload. */
export function Composer({ token, label, placeholder, hint }: Props) {
  const t = useT();
  const draft = useDrafts(({ drafts }) => drafts[token] ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const left = COUPLES_MESSAGE_MAX - draft.length;
  useGrowth(field.current, draft);
  // Leaving the page ends typing.
  useEffect(() => () => sendTyping(token, false), [token]);

  function write(text: string) {
    changeDraft(token, text);
    sendTyping(token, text.trim() !== '');
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    const message = draft.trim();
    field.current?.focus();
    if (message === '') return;
    write('');
    sendMessage(token, message);
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter also ends an IME composition and must not send; Safari reports it as 229.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  }

  return (
    <form className={styles.compose} aria-label={t('couples.write')} onSubmit={send}>
      <div className={styles.field}>
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          maxLength={COUPLES_MESSAGE_MAX}
          aria-label={label}
          aria-describedby={hint ? 'compose-hint' : undefined}
          placeholder={placeholder}
          enterKeyHint="send"
          value={draft}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={press}
        />
        <ActionIcon
          data-tip
          type="submit"
          size={48}
          variant="filled"
          aria-label={t('couples.send')}
          aria-disabled={draft.trim() === '' || undefined}
        >
          <Icon of={IconArrowUp} />
        </ActionIcon>
      </div>
      {left <= NEAR_FULL && (
        <p className={styles.under}>
          <span className="vh">{t('couples.characters')} </span>
          <span className="num">{t('couples.counter', { used: draft.length, limit: COUPLES_MESSAGE_MAX })}</span>
        </p>
      )}
      {hint && (
        <p id="compose-hint" className={`${styles.under} ${styles.hint}`}>
          {hint}
        </p>
      )}
    </form>
  );
}

/** Grows the field with its text in browsers without `field-sizing`. */
function useGrowth(field: HTMLTextAreaElement | null, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what makes it grow
  useLayoutEffect(() => {
    if (!field || CSS.supports('field-sizing', 'content')) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight + 2}px`;
  }, [field, text]);
}
