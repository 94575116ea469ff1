import type { OwnTokenView } from '@beside/common/tokens/tokens.views';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DestructiveDialog } from '../../../components/dialog/DestructiveDialog.tsx';
import { Badge } from '../../../components/kit/Badge.tsx';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { ageText } from '../../../lib/age-text.ts';
import { errorText } from '../../../lib/error-text.ts';
import { dateLocale, useT } from '../../../lib/i18n/i18n.store.ts';
import { listText } from '../../../lib/list-text.ts';
import { toast } from '../../../lib/toast.store.ts';
import { deleteOwnToken } from '../own-tokens.api.ts';
import { PERMISSION_TEXTS } from '../permission-texts.ts';
import { stateOf } from '../token-state.ts';
import styles from './OwnTokens.module.css';
import { STATES } from './token-columns.tsx';

/** The API tokens that act as the user, on the account page: an owner made them, and the user may delete them. */
export function OwnTokens({ tokens }: { tokens: OwnTokenView[] }) {
  const t = useT();
  const [asked, setAsked] = useState<OwnTokenView | null>(null);
  return (
    <section className={styles.zone} aria-labelledby="own-tokens">
      <h2 id="own-tokens" tabIndex={-1}>
        {t('tokens.own_title')}
      </h2>
      <p>{t('tokens.own_text')}</p>
      <ul className={styles.list}>
        {tokens.map((token) => (
          <OwnToken key={token.id} token={token} onDelete={() => setAsked(token)} />
        ))}
      </ul>
      {asked && <DeleteOwnToken key={asked.id} token={asked} opened={tokens.includes(asked)} onClose={() => setAsked(null)} />}
    </section>
  );
}

function OwnToken({ token, onDelete }: { token: OwnTokenView; onDelete: () => void }) {
  const t = useT();
  const { name, prefix, permissions, createdAt, lastUsed } = token;
  const now = new Date();
  const state = stateOf(token, now);
  const date = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium' }).format(new Date(createdAt));
  return (
    <li>
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{name}</strong> <code>{prefix}…</code> <Badge {...STATES[state]}>{t(`tokens.${state}`)}</Badge>
        </p>
        <p>{listText(permissions.map((each) => t(each === '*' ? 'tokens.own_all' : PERMISSION_TEXTS[each])))}</p>
        <p className={styles.dates}>
          {t('tokens.own_made', { date })}
          {' · '}
          {t('tokens.own_used', { when: lastUsed ? ageText(lastUsed, now, t('tokens.just_now')) : t('tokens.never') })}
        </p>
      </div>
      <Button variant="default" onClick={onDelete}>
        {t('tokens.own_delete')}
        <span className="vh">{t('tokens.of', { name })}</span>
      </Button>
    </li>
  );
}

function DeleteOwnToken({ token: { id, name }, opened, onClose }: { token: OwnTokenView; opened: boolean; onClose: () => void }) {
  const t = useT();
  const alerts = useAlerts();
  const { mutate, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => deleteOwnToken(id),
    networkMode: 'always',
    onSuccess() {
      onClose();
      toast('done', t('tokens.deleted', { name }));
    },
    onError: (error) => alerts.show(t('tokens.delete_failed'), errorText(error, t('error.internal_error'))),
  });
  return (
    <DestructiveDialog
      title={t('tokens.delete_title', { name })}
      opened={opened}
      onClose={() => {
        alerts.clear();
        onClose();
      }}
      consequences={[t('tokens.own_calls')]}
      texts={{ confirm: t(isPending ? 'tokens.deleting' : 'tokens.delete_now'), keep: t('tokens.keep') }}
      pending={isPending}
      onConfirm={() => mutate()}
    />
  );
}
