import { NOTICE_SENTENCES } from '@beside/common/notifications/notice-sentences';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Actions } from '../../../components/kit/Actions.tsx';
import { Note } from '../../../components/kit/Note.tsx';
import list from '../../../components/kit/SettingsList.module.css';
import { SettingsPart } from '../../../components/kit/SettingsPart.tsx';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { ApiError } from '../../../lib/api.ts';
import { config } from '../../../lib/config.ts';
import { t, useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import { nameOf, useLook } from '../../../lib/look.store.ts';
import { toast } from '../../../lib/toast.store.ts';
import { type DeviceState, lookAtDevice, turnOff, turnOn, useDevice } from '../device.store.ts';
import { postTest } from '../notifications.api.ts';
import styles from './ThisDevice.module.css';

interface Props {
  userId: string;
  /** What must be saved before notifications are turned on here: from then on they may come. */
  before: () => Promise<void>;
  /** Whether emails can be chosen instead. */
  mail: boolean;
}

/** Notifications on this device: what they say, who may see that, and turning them on. */
export function ThisDevice({ userId, before, mail }: Props) {
  const t = useT();
  const state = useDevice((device) => device.state);
  useEffect(() => void lookAtDevice(userId), [userId]);
  return (
    <SettingsPart id="notify-device" title={t('notify.device')} text={t('notify.device_text')}>
      <div className={list.body}>
        <Example />
        <Note tone="warn" icon={IconAlertTriangle}>
          {t('notify.warning', { appName: config.appName })}
        </Note>
        {/* It is there before its words, so that they are announced. */}
        <div role="status" className={styles.state}>
          {state && <State of={state} mail={mail} />}
        </div>
        {state && <Turning state={state} userId={userId} before={before} />}
      </div>
    </SettingsPart>
  );
}

/** The one sentence that every notification says. */
function Example() {
  const t = useT();
  const language = useI18n((state) => state.language);
  const look = useLook((state) => state.look);
  return (
    <figure className={styles.example}>
      <div>
        <b>{nameOf(look)}</b>
        <span>{NOTICE_SENTENCES[look][language]}</span>
      </div>
      <figcaption className="fine">{t('notify.example')}</figcaption>
    </figure>
  );
}

function State({ of, mail }: { of: DeviceState; mail: boolean }) {
  const t = useT();
  const { appName } = config;
  if (of === 'off') return null;
  if (of === 'apple')
    return (
      <p>
        <Rich text={t('notify.apple')} params={{ appName }} parts={{ a: (words) => <Link to="/account/app">{words}</Link> }} />
      </p>
    );
  if (of === 'blocked')
    return (
      <Note tone="calm" icon={IconInfoCircle}>
        {t('notify.blocked', { appName })} {t('notify.blocked_how', { appName })}
      </Note>
    );
  return <p>{t(of === 'none' && mail ? 'notify.state_none_mail' : `notify.state_${of}`, { appName })}</p>;
}

function Turning({ state, userId, before }: Omit<Props, 'mail'> & { state: DeviceState }) {
  const t = useT();
  const alerts = useAlerts();
  const { mutate, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: async (action: 'on' | 'off' | 'test') => {
      if (action === 'on') await before();
      await { on: turnOn, off: turnOff, test: postTest }[action](userId);
      return action;
    },
    networkMode: 'always',
    onSuccess: (action) => {
      if (action === 'test') toast('done', t('notify.tested'));
    },
    onError: (error) => alerts.show(t('notify.failed'), failureText(error)),
  });
  const press = (action: 'on' | 'off' | 'test') => () => !isPending && mutate(action);
  const disabled = isPending || undefined;
  if (state === 'on')
    return (
      <Actions>
        <Button variant="default" aria-disabled={disabled} onClick={press('off')}>
          {t('notify.turn_off')}
        </Button>
        <Button variant="subtle" aria-disabled={disabled} onClick={press('test')}>
          {t('notify.test')}
        </Button>
      </Actions>
    );
  if (state !== 'off' && state !== 'lost') return null;
  return (
    <Actions>
      <Button aria-disabled={disabled} onClick={press('on')}>
        {t(state === 'lost' ? 'notify.turn_on_again' : 'notify.turn_on')}
      </Button>
    </Actions>
  );
}

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.code === 'unavailable') return t('notify.unavailable', { appName: config.appName });
  if (error instanceof ApiError && error.code === 'full') return t('notify.full');
  return t('notify.failed_text');
}
