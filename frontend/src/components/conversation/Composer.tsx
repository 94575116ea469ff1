import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { Icon } from '../Icon.tsx';
import { DictationButton } from '../speech/DictationButton.tsx';
import styles from './Composer.module.css';

/** The counter appears when this many characters are left. */
const NEAR_FULL = 200;

interface Props {
  conversations: {
    useDraftOf: (id: string) => string;
    changeDraft: (id: string, text: string) => void;
    sendMessage: (id: string, message: string) => void;
  };
  /** The conversation. */
  id: string;
  /** Characters that a message may have. */
  limit: number;
  texts: {
    /** The field's accessible name, which says who reads the message. */
    field: string;
    placeholder: string;
    /** Shown below the field. */
    hint?: string | undefined;
  };
  /** Called with each change of the draft. */
  onWrite?: (text: string) => void;
}

/** The message field: Enter sends, Shift+Enter starts a new line. The draft survives a reload. */
export function Composer({ conversations, id, limit, texts, onWrite }: Props) {
  const t = useT();
  const draft = conversations.useDraftOf(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  useGrowth(field.current, draft);

  function write(text: string) {
    conversations.changeDraft(id, text);
    onWrite?.(text);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const message = draft.trim();
    field.current?.focus();
    if (message === '') return;
    write('');
    conversations.sendMessage(id, message);
  }

  return (
    <form className={styles.compose} aria-label={t('conversation.write')} noValidate onSubmit={send}>
      <div className={styles.field}>
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          maxLength={limit}
          aria-label={texts.field}
          aria-describedby={texts.hint ? hintId : undefined}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          value={draft}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <DictationButton field={field} />
        <ActionIcon
          data-tip
          type="submit"
          size={48}
          variant="filled"
          aria-label={t('conversation.send')}
          aria-disabled={draft.trim() === '' || undefined}
        >
          <Icon of={IconArrowUp} />
        </ActionIcon>
      </div>
      {limit - draft.length <= NEAR_FULL && <Counter used={draft.length} limit={limit} />}
      {texts.hint && (
        <p id={hintId} className={`${styles.under} ${styles.hint}`}>
          {texts.hint}
        </p>
      )}
    </form>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  // Enter also ends an IME composition and must not send; Safari reports it as 229.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  // As the button does, so that whatever watches the form, such as dictation, hears of it.
  event.currentTarget.form?.requestSubmit();
}

function Counter({ used, limit }: { used: number; limit: number }) {
  const t = useT();
  return (
    <p className={styles.under}>
      <span className="vh">{t('conversation.characters')} </span>
      <span className="num">{t('conversation.counter', { used, limit })}</span>
    </p>
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
