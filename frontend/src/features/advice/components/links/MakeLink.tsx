import { LINK_DAYS, type LinkDays } from '@beside/common/advice/advice.links.constants';
import type { NewLinkDto } from '@beside/common/advice/advice.links.dto';
import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import { readAdvice } from '@beside/common/advice/read-advice';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CopyValue } from '../../../../components/CopyValue.tsx';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { CheckField } from '../../../../components/fields/CheckField.tsx';
import { Choices } from '../../../../components/fields/Choices.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { ApiError } from '../../../../lib/api.ts';
import { dayText } from '../../../../lib/day-text.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { t, useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { makeLink, takeLinkBack } from '../../links/links.api.ts';
import { closeLinkDialog, useMakingLink } from '../../links/making-link.store.ts';
import { begunSections } from '../../reading/sections.ts';
import { Prose } from '../text/Prose.tsx';
import styles from './MakeLink.module.css';

/** A link that was just made: its address is shown once. */
type Made = Awaited<ReturnType<typeof makeLink>>;

/** Makes a link to a copy of an advice, for one reader. */
export function MakeLink() {
  const t = useT();
  const session = useMakingLink((state) => state.session);
  const isHere = useRef(true);
  const alerts = useAlerts();
  const { mutate, data, isPending, reset } = useMutation({
    onMutate: alerts.clear,
    mutationFn: ({ id, ...body }: NewLinkDto & { id: string }) => makeLink(id, body),
    networkMode: 'always',
    // Nobody would know the address of a link that was made after its page was left.
    onSuccess: ({ link }) => isHere.current || takeLinkBack(link.id).catch(() => undefined),
    onError: (error) => alerts.show(t('keeping.link_failed'), failureText(error)),
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const close = () => {
    if (isPending) return;
    reset();
    closeLinkDialog();
  };
  return (
    <Dialog
      title={t(data ? 'keeping.link_made' : 'keeping.link_title')}
      opened={session !== null}
      stays={isPending || data !== undefined}
      onClose={close}
    >
      {data ? (
        <Address of={data} onClose={close} />
      ) : (
        session && (
          <LinkForm session={session} busy={isPending} onMake={(body) => mutate({ ...body, id: session.id })} onClose={close} />
        )
      )}
    </Dialog>
  );
}

function failureText(error: unknown): string {
  const isFull = error instanceof ApiError && error.code === 'full';
  return isFull ? t('keeping.link_full') : errorText(error, t('error.internal_error'));
}

interface FormProps {
  session: AdviceSessionView;
  busy: boolean;
  onMake: (body: NewLinkDto) => void;
  onClose: () => void;
}

function LinkForm({ session, busy, onMake, onClose }: FormProps) {
  const t = useT();
  const [withQuestion, setWithQuestion] = useState(false);
  const [days, setDays] = useState<LinkDays>(7);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onMake({ days, withQuestion });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t('keeping.link_text')}</p>
      <CheckField checked={withQuestion} onChange={({ currentTarget }) => setWithQuestion(currentTarget.checked)}>
        {t('keeping.link_question')}
      </CheckField>
      <p className="fine">{t('keeping.link_quotes')}</p>
      <fieldset className={styles.days}>
        <legend>{t('keeping.link_for')}</legend>
        <Choices
          name="days"
          value={days}
          choices={LINK_DAYS.map((value) => ({ value, label: t('keeping.link_days', { count: value }) }))}
          onChange={setDays}
          checkMark
        />
      </fieldset>
      <Preview session={session} withQuestion={withQuestion} />
      <Actions>
        <Button type="submit" aria-disabled={busy || undefined}>
          {t('keeping.link_make')}
        </Button>
        <Button variant="default" aria-disabled={busy || undefined} onClick={onClose}>
          {t('keeping.not_now')}
        </Button>
      </Actions>
      <p className="fine">
        <Rich text={t('keeping.link_pressure')} parts={{ a: (words) => <a href="/help">{words}</a> }} />
      </p>
    </form>
  );
}

/** What the reader will see: the advice as it was written, also where a translation is read, and nothing about helplines or chats. */
function Preview({ session, withQuestion }: { session: AdviceSessionView; withQuestion: boolean }) {
  const t = useT();
  const advice = readAdvice(session.advice);
  return (
    <details className={styles.preview} open>
      <summary>{t('keeping.link_preview')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keyboard */}
      <section tabIndex={0} aria-label={t('keeping.link_preview')}>
        {withQuestion && <Prose text={session.description} letter growing={false} />}
        {begunSections(advice).map((name) => (
          <div key={name}>
            <h3>{t(`advice.${name}`)}</h3>
            {name === 'recommendations' ? (
              <ol lang={session.language}>
                {advice.recommendations.map((step, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change here
                  <li key={index}>{step}</li>
                ))}
              </ol>
            ) : (
              <div lang={session.language}>
                <Prose text={advice[name] ?? ''} letter={name === 'example'} growing={false} />
              </div>
            )}
          </div>
        ))}
      </section>
    </details>
  );
}

function Address({ of: { url, link }, onClose }: { of: Made; onClose: () => void }) {
  const t = useT();
  const part = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => part.current?.querySelector<HTMLElement>('button')?.focus(), []);
  return (
    <div ref={part} className={styles.form}>
      <p>{t('keeping.link_once', { date: dayText(link.until) })}</p>
      <CopyValue value={url} texts={{ copy: t('keeping.link_copy'), failed: t('keeping.link_copy_failed') }} />
      <Actions>
        <Button variant="default" onClick={onClose}>
          {t('keeping.link_done')}
        </Button>
      </Actions>
    </div>
  );
}
