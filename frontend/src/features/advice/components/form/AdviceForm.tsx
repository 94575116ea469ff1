import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../../components/Icon.tsx';
import { config } from '../../../../lib/config.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { faultOf, markFault, useDraft } from '../../asking/draft.store.ts';
import type { PendingRequest } from '../../asking/pending.ts';
import { draftRequest, startRequest } from '../../asking/start-request.ts';
import styles from './AdviceForm.module.css';
import { CategoryTiles } from './CategoryTiles.tsx';
import { SituationField } from './SituationField.tsx';
import { StyleChips } from './StyleChips.tsx';

interface Props {
  /** Content above the questions. */
  note: ReactNode;
  /** Content above the button: help, where the last request failed. */
  help?: ReactNode;
  /** The usage limit is reached: submitting calls `onBlocked`, with the request if the form is valid. */
  blocked: boolean;
  onBlocked: (request: PendingRequest | null) => void;
  onStart: (request: PendingRequest) => void;
}

/** The advice form: category, situation, style. */
export function AdviceForm({ note, help, blocked, onBlocked, onStart }: Props) {
  const t = useT();
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef(false);

  // A refused description takes the focus.
  useEffect(() => {
    if (useDraft.getState().fault) field.current?.focus();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const fault = faultOf(useDraft.getState().description);
    if (blocked) return onBlocked(fault ? null : draftRequest());
    markFault(fault);
    if (fault) return field.current?.focus();
    if (sent.current) return;
    sent.current = true;
    onStart(startRequest());
  }

  return (
    <form className={styles.ask} aria-label={t('form.label')} noValidate onSubmit={submit}>
      {note}
      <fieldset>
        <legend>{t('form.category')}</legend>
        <CategoryTiles />
      </fieldset>
      <SituationField field={field} />
      <fieldset>
        <legend>{t('form.style')}</legend>
        <StyleChips />
      </fieldset>
      {help}
      <div className={styles.send}>
        <p className={styles.privacy}>
          <Icon of={IconLock} />
          <span>
            {t(config.demo.model ? 'form.privacy_demo' : 'form.privacy')}
            {config.demo.model && <span className={styles.demo}>{t('demo.model')}</span>}
          </span>
        </p>
        <Button type="submit" size="lg" color="terracotta" aria-disabled={blocked || undefined}>
          {t(blocked ? 'usage.limit_reached' : 'form.submit')}
        </Button>
      </div>
    </form>
  );
}
