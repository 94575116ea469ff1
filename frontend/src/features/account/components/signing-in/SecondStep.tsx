import type { SecondFactorView } from '@beside/common/account/account.second-factor.views';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Loaded } from '../../../../components/kit/Loaded.tsx';
import { SettingsPart } from '../../../../components/kit/SettingsPart.tsx';
import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { dayText } from '../../../../lib/day-text.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { withProof } from '../../signing-in/proof.store.ts';
import { beginSecondFactor, renewRecoveryCodes, turnOffSecondFactor, useSecondFactor } from '../../signing-in/second-step.api.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SecondStep.module.css';
import { SetUpStep } from './SetUpStep.tsx';

/** What is open: a key to set up, codes to keep, or the question whether to turn it off. */
type Open = { key: { secret: string; uri: string } } | { codes: string[] } | 'renew' | 'off' | null;

/** The second step of the user's sign-ins: setting it up, its recovery codes, turning it off. */
export function SecondStep() {
  const t = useT();
  const query = useSecondFactor();
  const [open, setOpen] = useState<Open>(null);
  const alerts = useAlerts();
  const { mutate: show, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: (make: () => Promise<Open>) => withProof(make),
    networkMode: 'always',
    onSuccess: setOpen,
    onError: (error) => alerts.show(t('signing.step_failed'), errorText(error, t('error.internal_error'))),
  });
  const close = () => setOpen(null);
  return (
    <SettingsPart id="second-step" title={t('signing.step')} text={t('signing.step_text')}>
      <div className={styles.body}>
        <Loaded query={query} failed={t('signing.step_load_failed')} waiting={<Skeleton width="40%" />}>
          {(data) => <State of={data} isPending={isPending} onShow={(make) => !isPending && show(make)} onAsk={setOpen} />}
        </Loaded>
        <SetUpStep
          of={typeof open === 'object' && open && 'key' in open ? open.key : null}
          onClose={close}
          onCodes={(codes) => setOpen({ codes })}
        />
        <RecoveryCodes of={typeof open === 'object' && open && 'codes' in open ? open.codes : null} onClose={close} />
        <Changes open={open} onDone={setOpen} />
      </div>
    </SettingsPart>
  );
}

interface StateProps {
  of: SecondFactorView;
  isPending: boolean;
  onShow: (make: () => Promise<Open>) => void;
  onAsk: (what: 'renew' | 'off') => void;
}

/** Whether it is on, and what can be done. */
function State({ of: { isOn, since, codesLeft }, isPending, onShow, onAsk }: StateProps) {
  const t = useT();
  const busy = { 'aria-disabled': isPending || undefined };
  if (!isOn || since === null)
    return (
      <>
        <p>{t('signing.step_off')}</p>
        <p className="fine">{t('signing.step_passkey')}</p>
        <Actions>
          <Button variant="default" {...busy} onClick={() => onShow(async () => ({ key: await beginSecondFactor() }))}>
            {t('signing.set_up')}
          </Button>
        </Actions>
      </>
    );
  return (
    <>
      <p>
        <strong>{t('signing.step_on', { date: dayText(since) })}</strong>
        {' · '}
        {t('signing.step_left', { count: codesLeft })}
      </p>
      <Actions>
        <Button variant="default" onClick={() => onAsk('renew')}>
          {t('signing.codes_new')}
        </Button>
        <Button variant="default" onClick={() => onAsk('off')}>
          {t('signing.turn_off')}
        </Button>
      </Actions>
    </>
  );
}

/** What needs a code: other recovery codes, and turning it off. */
function Changes({ open, onDone }: { open: Open; onDone: (next: Open) => void }) {
  const t = useT();
  return (
    <>
      <CodeDialog
        opened={open === 'renew'}
        texts={{
          title: t('signing.renew_title'),
          text: t('signing.renew_text'),
          confirm: t('signing.codes_new'),
          keep: t('signing.not_now'),
        }}
        send={async (code) => onDone({ codes: await renewRecoveryCodes(code) })}
        onClose={() => onDone(null)}
      />
      <CodeDialog
        opened={open === 'off'}
        texts={{
          title: t('signing.off_title'),
          text: t('signing.off_text'),
          confirm: t('signing.turn_off'),
          keep: t('signing.keep_on'),
        }}
        send={async (code) => {
          await turnOffSecondFactor(code);
          onDone(null);
          toast('done', t('signing.turned_off'));
        }}
        onClose={() => onDone(null)}
      />
    </>
  );
}
