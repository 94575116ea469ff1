import type { MonitoringView } from '@beside/common/incidents/incidents.views';
import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { Actions } from '../../../components/kit/Actions.tsx';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { ApiError } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';
import { fetchMonitoring, type MonitorAction, postMonitor } from '../incidents.api.ts';
import { faultText } from '../monitor-texts.ts';
import { setMonitoring } from '../use-monitoring.ts';

const NAMES = { start: 'start', stop: 'stop', check: 'check', 'create-demo': 'demo', 'end-demo': 'demo_end' } as const;

/** Why the page could not be read, as the monitor now says; null where that is unknown. */
async function readFault(): Promise<string | null> {
  const monitoring = await fetchMonitoring().catch(() => null);
  if (monitoring) await setMonitoring(monitoring);
  return monitoring && faultText(monitoring);
}

/** Starts and stops the monitor, checks at once, and shows or ends a demo incident. */
export function MonitorActions({ monitoring }: { monitoring: MonitoringView }) {
  const t = useT();
  const [busy, setBusy] = useState<MonitorAction | null>(null);
  const alerts = useAlerts();
  const { isRunning, incidents } = monitoring;
  const hasDemo = incidents.some(({ isDemo }) => isDemo);
  const create = useRef<HTMLButtonElement>(null);
  const isEnding = useRef(false);
  // The button that ends the demo goes with it: the focus goes on beside it.
  useLayoutEffect(() => {
    if (hasDemo || !isEnding.current) return;
    isEnding.current = false;
    if (document.activeElement === document.body) create.current?.focus({ preventScroll: true });
  }, [hasDemo]);

  async function run(action: MonitorAction) {
    const name = NAMES[action];
    alerts.clear();
    setBusy(action);
    isEnding.current = action === 'end-demo';
    try {
      await setMonitoring(await postMonitor(action));
      toast('done', t(`monitor.${name}_done`));
    } catch (error) {
      // The one conflict: there is no address yet.
      const code = error instanceof ApiError ? error.code : null;
      const unread = action === 'check' && code === 'unavailable' ? await readFault() : null;
      const text = code === 'conflict' ? t('monitor.no_address') : unread;
      alerts.show(t(`monitor.${name}_failed`), text ?? errorText(error, t('error.internal_error')));
    } finally {
      setBusy(null);
    }
  }

  /** A button that keeps the focus while it is disabled. */
  function button(action: MonitorAction, disabled: boolean, subtle = false) {
    return (
      <Button
        ref={action === 'create-demo' ? create : undefined}
        size="sm"
        variant={subtle ? 'subtle' : 'default'}
        aria-disabled={disabled || busy !== null || undefined}
        onClick={() => !disabled && busy === null && void run(action)}
      >
        {t(`monitor.${NAMES[action]}`)}
      </Button>
    );
  }
  return (
    <Actions>
      {button('start', isRunning)}
      {button('stop', !isRunning)}
      {button('check', false)}
      {button('create-demo', hasDemo, true)}
      {hasDemo && button('end-demo', false, true)}
    </Actions>
  );
}
