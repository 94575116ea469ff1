import type { PasskeyView } from '@beside/common/account/account.passkeys.views';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DestructiveDialog } from '../../../../components/dialog/DestructiveDialog.tsx';
import type { DialogProps } from '../../../../components/dialog/Dialog.tsx';
import { CheckField } from '../../../../components/fields/CheckField.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { removePasskey } from '../../signing-in/passkeys.api.ts';
import { useProof, withProof } from '../../signing-in/proof.store.ts';
import { passkeyName } from '../../signing-in/session-words.ts';

interface Props extends DialogProps {
  of: PasskeyView;
}

/** Asks before a passkey is removed, and whether to sign out where it was used. */
export function RemovePasskey({ of, opened, onClose }: Props) {
  const t = useT();
  const [endsSessions, setEndsSessions] = useState(true);
  const alerts = useAlerts();
  // The question whether it is the user stands in its place.
  const isAsking = useProof(({ asking }) => asking !== null);
  const close = () => {
    setEndsSessions(true);
    onClose();
  };
  const { mutate: remove, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: ({ id }: PasskeyView) => withProof(() => removePasskey(id, endsSessions)),
    networkMode: 'always',
    onSuccess: (_, passkey) => {
      close();
      toast('done', t('signing.removed', { name: passkeyName(passkey) }));
    },
    onError: (error) => alerts.show(t('signing.remove_failed'), errorText(error, t('error.internal_error'))),
  });
  return (
    <DestructiveDialog
      title={t('signing.remove_title', { name: passkeyName(of) })}
      opened={opened && !isAsking}
      onClose={close}
      consequences={[t('signing.remove_text'), t('signing.remove_device')]}
      texts={{ confirm: t('signing.remove'), keep: t('signing.remove_keep') }}
      pending={isPending}
      onConfirm={() => remove(of)}
    >
      <CheckField checked={endsSessions} onChange={({ currentTarget }) => setEndsSessions(currentTarget.checked)}>
        {t('signing.remove_end')}
      </CheckField>
    </DestructiveDialog>
  );
}
