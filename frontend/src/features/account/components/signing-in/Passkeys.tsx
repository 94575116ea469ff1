import { PASSKEYS_MAX } from '@beside/common/account/account.passkeys.constants';
import type { PasskeyView } from '@beside/common/account/account.passkeys.views';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFocusAfterRemoval } from '../../../../components/cards/use-focus-after-removal.ts';
import { Icon } from '../../../../components/Icon.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Loaded } from '../../../../components/kit/Loaded.tsx';
import { Note } from '../../../../components/kit/Note.tsx';
import styles from '../../../../components/kit/SettingsList.module.css';
import { SettingsPart } from '../../../../components/kit/SettingsPart.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { useDialog } from '../../../../hooks/use-dialog.ts';
import { ApiError } from '../../../../lib/api.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { postSecondStep } from '../../sign-in.api.ts';
import { hasPasskeys, isCancelled } from '../../signing-in/passkey-browser.ts';
import { newPasskeyFailure } from '../../signing-in/passkey-words.ts';
import { addPasskey, usePasskeys } from '../../signing-in/passkeys.api.ts';
import { withProof } from '../../signing-in/proof.store.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

/** The user's passkeys: adding, renaming, removing; after a reset, the question whether they are theirs. */
export function Passkeys() {
  const t = useT();
  const query = usePasskeys();
  return (
    <SettingsPart id="passkeys" title={t('signing.passkeys')} text={t('signing.passkeys_text')}>
      <div className={styles.body}>
        <Loaded query={query} failed={t('signing.load_failed')}>
          {(passkeys) => <Listed passkeys={passkeys} />}
        </Loaded>
      </div>
    </SettingsPart>
  );
}

function Listed({ passkeys }: { passkeys: PasskeyView[] }) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const focus = useFocusAfterRemoval(
    list,
    passkeys.map(({ id }) => id),
  );
  // What is asked: another name, or whether to remove it.
  const { about, opened, open, close } = useDialog<{ task: 'name' | 'removal'; passkey: PasskeyView }>();
  const dialog = about && { of: about.passkey, opened, onClose: close };
  const inQuestion = passkeys.filter((each) => each.inQuestion).length;
  return (
    <>
      {inQuestion > 0 && (
        <Note tone="warn" icon={IconAlertTriangle} role="status">
          {t('signing.question', { count: inQuestion })}
        </Note>
      )}
      {passkeys.length === 0 ? (
        <p>{t('signing.passkey_none')}</p>
      ) : (
        <ul ref={list} className={styles.list} {...focus}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAsk={(task) => open({ task, passkey })} />
          ))}
        </ul>
      )}
      {inQuestion === 0 && <Adding isFull={passkeys.length >= PASSKEYS_MAX} />}
      {dialog && about?.task === 'name' && <RenamePasskey key={about.passkey.id} {...dialog} />}
      {dialog && about?.task === 'removal' && <RemovePasskey key={about.passkey.id} {...dialog} />}
    </>
  );
}

/** Who else could use a passkey, before one is added. */
function Adding({ isFull }: { isFull: boolean }) {
  const t = useT();
  const alerts = useAlerts();
  const [asksCode, setAsksCode] = useState(false);
  const { mutate: add, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => withProof(addPasskey),
    networkMode: 'always',
    onSuccess: () => toast('done', t('signing.passkey_added')),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'second_factor_needed') setAsksCode(true);
      else if (!isCancelled(error)) alerts.show(t('signing.passkey_add_failed'), newPasskeyFailure(error));
    },
  });
  if (!hasPasskeys()) return <p className="fine">{t('auth.passkey_unsupported')}</p>;
  if (isFull) return <p className="fine">{t('signing.passkey_full', { max: PASSKEYS_MAX })}</p>;
  return (
    <>
      <Note tone="warn" icon={IconAlertTriangle}>
        {t('signing.passkey_warning')}
      </Note>
      <Actions>
        <Button
          variant="default"
          leftSection={<Icon of={IconFingerprint} />}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && add()}
        >
          {t('signing.passkey_add')}
        </Button>
      </Actions>
      {/* A passkey counts as both steps: the password alone must not lead past the second. */}
      <CodeDialog
        opened={asksCode}
        texts={{
          title: t('signing.step'),
          text: t('auth.step_text'),
          confirm: t('signing.confirm'),
          keep: t('signing.not_now'),
        }}
        send={async (code) => {
          await postSecondStep(code);
          setAsksCode(false);
          add();
        }}
        onClose={() => setAsksCode(false)}
      />
    </>
  );
}
