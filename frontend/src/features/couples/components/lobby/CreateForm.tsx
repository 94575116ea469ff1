import { SESSION_NAME_MAX } from '@beside/common/couples/couples.constants';
import type { CouplesSessionView } from '@beside/common/couples/couples.views';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '../../../../components/fields/TextField.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { ApiError } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useI18n, useT } from '../../../../lib/i18n/i18n.store.ts';
import { queryClient } from '../../../../lib/query.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { uuid } from '../../../../lib/uuid.ts';
import { postCreate } from '../../couples.api.ts';
import { historyKey } from '../../couples.cache.ts';
import styles from './CreateForm.module.css';

export interface Created {
  session: CouplesSessionView;
  shareUrl: string;
}

interface Props {
  /** The usage limit is reached. */
  blocked: boolean;
  onCreated: (created: Created) => void;
  /** Usage has changed: cached usage is stale. */
  onUsed: () => void;
}

/** The name of a new session, and creating it. */
function useCreation({ blocked, onCreated, onUsed }: Props) {
  const t = useT();
  const language = useI18n((state) => state.language);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [fault, setFault] = useState(false);
  // One requestId per form, so a resend creates no second session.
  const requestId = useRef(uuid());
  const alerts = useAlerts();
  const { mutate, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: (sessionName: string) => postCreate({ sessionName, language, requestId: requestId.current }),
    networkMode: 'always',
    onSuccess: (created) => {
      requestId.current = uuid();
      setName('');
      onUsed();
      void queryClient.invalidateQueries({ queryKey: historyKey });
      onCreated(created);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'usage_limit_reached') {
        onUsed();
        return atLimit();
      }
      alerts.show(t('couples.create_failed'), errorText(error, t('error.internal_error')));
    },
  });

  const atLimit = () => toast('info', t('usage.limit_reached'), t('error.usage_limit_reached'));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (blocked) return atLimit();
    if (isPending) return;
    if (name.trim() !== '') return mutate(name.trim());
    setFault(true);
    field.current?.focus();
  }
  return {
    ...{ field, name, fault, submit, busy: isPending },
    change: (text: string) => {
      // A changed name is a new request.
      if (!isPending) requestId.current = uuid();
      setName(text);
      setFault(false);
    },
  };
}

/** Creates a session from its name. */
export function CreateForm(props: Props) {
  const t = useT();
  const { field, name, fault, busy, change, submit } = useCreation(props);
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={t('couples.create_form')}>
      <TextField
        ref={field}
        label={t('couples.session_name')}
        hint={t('couples.session_name_hint')}
        error={fault ? t('couples.session_name_required') : undefined}
        autoComplete="off"
        maxLength={SESSION_NAME_MAX}
        value={name}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <p id="counts" className="fine">
        {t('couples.counts')}
      </p>
      <Button
        type="submit"
        size="lg"
        color="terracotta"
        aria-disabled={props.blocked || busy || undefined}
        aria-describedby="counts"
      >
        {t(props.blocked ? 'usage.limit_reached' : busy ? 'couples.creating' : 'couples.create')}
      </Button>
    </form>
  );
}
