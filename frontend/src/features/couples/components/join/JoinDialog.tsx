import { PARTNER_NAME_MAX } from '@beside/common/couples/couples.constants';
import type { JoinCouplesDto } from '@beside/common/couples/couples.dto';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { TextField } from '../../../../components/fields/TextField.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { ApiError } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { exitText } from '../../../../lib/exit-text.ts';
import { useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import { reconnect } from '../../../../lib/socket.ts';
import type { SessionView } from '../../couples.merge.ts';
import { rememberedName, rememberName } from '../../lobby/partner-name.ts';
import { takeSeat } from '../../lobby/take-seat.ts';
import { reloadSession } from '../../reload-session.ts';
import { Avatar } from '../Avatar.tsx';
import { NotFor } from '../lobby/NotFor.tsx';
import styles from './JoinDialog.module.css';

interface Props {
  token: string;
  view: SessionView;
  signedIn: boolean;
}

const FACTS = ['ai', 'both', 'one'] as const;

/**
 * The name to join with, and joining.
 * @param ownName the account's
 */
function useJoin(token: string, ownName: string | null, signedIn: boolean) {
  const t = useT();
  const language = useI18n((state) => state.language);
  const field = useRef<HTMLInputElement>(null);
  // Until the visitor types: the account's name, or the remembered one.
  const [typed, setTyped] = useState<string | null>(null);
  const [remembered] = useState(rememberedName);
  const name = typed ?? ownName ?? remembered;
  const [fault, setFault] = useState(false);
  const alerts = useAlerts();
  const { mutate, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: (partnerName: string) => join(token, { partnerName, language }, signedIn),
    networkMode: 'always',
    onError: (error) => {
      if (error instanceof ApiError && error.errors.partnerName) return wrong();
      alerts.show(t('couples.join_failed'), errorText(error, t('error.internal_error')));
      // The seat may be taken, or the session ended.
      void reloadSession(token).catch(() => undefined);
    },
  });

  function wrong() {
    setFault(true);
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (name.trim() === '') return wrong();
    mutate(name.trim());
  }
  return {
    ...{ field, name, fault, submit, busy: isPending },
    change: (text: string) => {
      setTyped(text);
      setFault(false);
    },
  };
}

/** The preview: what a session is, and the name to join with. */
export function JoinDialog({ token, view, signedIn }: Props) {
  const t = useT();
  const { pathname } = useLocation();
  const { field, name, fault, busy, change, submit } = useJoin(token, view.me.name, signedIn);
  const { session } = view;
  return (
    <div className={styles.place}>
      <section className={styles.dialog} role="dialog" aria-labelledby="join">
        <div className={styles.pair} aria-hidden="true">
          <Avatar voice="a" name={session.partner1Name} large />
          <Avatar voice="b" name={name.trim() || null} large />
          <Avatar voice="c" large />
        </div>
        <h1 id="join">{t('couples.join_title', { name: session.partner1Name, session: session.sessionName })}</h1>
        <ul className={styles.facts}>
          {FACTS.map((each) => (
            <li key={each}>{t(`couples.join_${each}`, { name: session.partner1Name })}</li>
          ))}
          <li>{exitText('hint')}</li>
        </ul>
        <NotFor />
        <form className={styles.form} noValidate onSubmit={submit} aria-labelledby="join">
          <TextField
            ref={field}
            label={t('couples.your_name')}
            hint={t('couples.your_name_hint', { name: session.partner1Name })}
            error={fault ? t('couples.name_required') : undefined}
            autoComplete="given-name"
            maxLength={PARTNER_NAME_MAX}
            value={name}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <Button type="submit" size="lg" color="terracotta" aria-disabled={busy || undefined}>
            {t(busy ? 'couples.joining' : 'couples.join')}
          </Button>
        </form>
        {!signedIn && (
          <p className="fine">
            {t('couples.join_account')}{' '}
            <Link to="/auth" state={{ from: pathname }}>
              {t('shell.sign_in')}
            </Link>
          </p>
        )}
      </section>
    </div>
  );
}

async function join(token: string, body: JoinCouplesDto, signedIn: boolean): Promise<void> {
  await takeSeat(token, body, signedIn);
  if (!signedIn) {
    rememberName(body.partnerName ?? '');
    // The visitor session may be new: the socket needs its cookie.
    await reconnect().catch(() => undefined);
  }
  await reloadSession(token);
}
