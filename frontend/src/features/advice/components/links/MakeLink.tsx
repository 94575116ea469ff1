import { LINK_DAYS, type LinkDays } from '@beside/common/advice/advice.links.constants';
import type { AdviceSessionView } from '@beside/common/advice/advice.views';
import { readAdvice } from '@beside/common/advice/read-advice';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { CopyValue } from '../../../../components/CopyValue.tsx';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { CheckField } from '../../../../components/fields/CheckField.tsx';
import { Choices } from '../../../../components/fields/Choices.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { dayText } from '../../../../lib/day-text.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { makeLink } from '../../links/links.api.ts';
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
  const [made, setMade] = useState<Made | null>(null);
  const close = () => {
    setMade(null);
    closeLinkDialog();
  };
  // Another page has no dialog.
  useEffect(() => closeLinkDialog, []);
  return (
    <Dialog
      title={t(made ? 'keeping.link_made' : 'keeping.link_title')}
      opened={session !== null}
      stays={made !== null}
      onClose={close}
    >
      {made ? <Address of={made} onClose={close} /> : session && <LinkForm session={session} onMade={setMade} onClose={close} />}
    </Dialog>
  );
}

interface FormProps {
  session: AdviceSessionView;
  onMade: (made: Made) => void;
  onClose: () => void;
}

function LinkForm({ session, onMade, onClose }: FormProps) {
  const t = useT();
  const [withQuestion, setWithQuestion] = useState(false);
  const [days, setDays] = useState<LinkDays>(7);
  const alerts = useAlerts();
  const { mutate: make, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => makeLink(session.id, { days, withQuestion }),
    networkMode: 'always',
    onSuccess: onMade,
    onError: (error) => alerts.show(t('keeping.link_failed'), errorText(error, t('error.internal_error'))),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) make();
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
        <Button type="submit" aria-disabled={isPending || undefined}>
          {t('keeping.link_make')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('keeping.not_now')}
        </Button>
      </Actions>
      <p className="fine">
        <Rich text={t('keeping.link_pressure')} parts={{ a: (words) => <a href="/help">{words}</a> }} />
      </p>
    </form>
  );
}

/** Exactly what the reader will see: the advice as it was written, and nothing about helplines or chats. */
function Preview({ session, withQuestion }: { session: AdviceSessionView; withQuestion: boolean }) {
  const t = useT();
  const advice = readAdvice(session.advice);
  return (
    <details className={styles.preview} open>
      <summary>{t('keeping.link_preview')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keyboard */}
      <section tabIndex={0} aria-label={t('keeping.link_preview')} lang={session.language}>
        {withQuestion && <Prose text={session.description} letter growing={false} />}
        {begunSections(advice).map((name) => (
          <div key={name}>
            <h3>{t(`advice.${name}`)}</h3>
            {name === 'recommendations' ? (
              <ol>
                {advice.recommendations.map((step, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change here
                  <li key={index}>{step}</li>
                ))}
              </ol>
            ) : (
              <Prose text={advice[name] ?? ''} letter={name === 'example'} growing={false} />
            )}
          </div>
        ))}
      </section>
    </details>
  );
}

function Address({ of: { url, link }, onClose }: { of: Made; onClose: () => void }) {
  const t = useT();
  return (
    <div className={styles.form}>
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
