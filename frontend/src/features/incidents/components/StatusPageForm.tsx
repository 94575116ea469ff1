import { STATUS_URL_MAX } from '@beside/common/incidents/incidents.constants';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '../../../components/fields/TextField.tsx';
import { SettingsPart } from '../../../components/kit/SettingsPart.tsx';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { ApiError } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';
import { configureMonitor } from '../incidents.api.ts';
import { setMonitoring } from '../use-monitoring.ts';
import styles from './StatusPageForm.module.css';

const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i;

/** The typed address, and saving it. */
function useStatusPage(statusPageUrl: string | null) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  /** Null: the address as it is. */
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const alerts = useAlerts();
  const value = typed ?? statusPageUrl ?? '';

  function refuse(text: string) {
    setFault(text);
    field.current?.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!WEB_ADDRESS.test(value.trim())) return refuse(t('monitor.url_invalid'));
    alerts.clear();
    setBusy(true);
    try {
      await setMonitoring(await configureMonitor(value.trim()));
      setTyped(null);
      toast('done', t('monitor.url_saved'));
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'status_page_refused') refuse(t('monitor.url_refused'));
      else if (code === 'validation_failed') refuse(t('monitor.url_invalid'));
      else alerts.show(t('monitor.url_failed'), errorText(error, t('error.internal_error')));
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ field, value, fault, busy, save },
    change: (text: string) => {
      setTyped(text);
      setFault(null);
    },
  };
}

/** Sets the address of the status page. What is typed stays after a refusal. */
export function StatusPageForm({ statusPageUrl }: { statusPageUrl: string | null }) {
  const t = useT();
  const { field, value, fault, busy, change, save } = useStatusPage(statusPageUrl);
  return (
    <SettingsPart id="monitor-url" title={t('monitor.url_title')} text={t('monitor.url_about')}>
      <form className={styles.form} noValidate aria-labelledby="monitor-url" onSubmit={save}>
        <TextField
          ref={field}
          label={t('monitor.url')}
          type="url"
          name="statusPageUrl"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://status.example.com"
          maxLength={STATUS_URL_MAX}
          value={value}
          error={fault}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <Button type="submit" variant="default" aria-disabled={busy || undefined}>
          {t('monitor.url_save')}
        </Button>
      </form>
    </SettingsPart>
  );
}
