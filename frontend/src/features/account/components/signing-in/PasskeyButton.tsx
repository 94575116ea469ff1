import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Icon } from '../../../../components/Icon.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { hasPasskeys, isCancelled } from '../../signing-in/passkey-browser.ts';
import { passkeyFailure } from '../../signing-in/passkey-words.ts';
import { proveByPasskey, usePasskeys } from '../../signing-in/passkeys.api.ts';

/** Whether the user has a passkey, in a browser that can use one. */
export function useHasPasskey(): boolean {
  const { data } = usePasskeys();
  return hasPasskeys() && data !== undefined && data.length > 0;
}

/** Proves by a passkey that it is the user. */
export function PasskeyButton({ onProven }: { onProven: () => void }) {
  const t = useT();
  const alerts = useAlerts();
  const { mutate: prove, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: proveByPasskey,
    networkMode: 'always',
    onSuccess: onProven,
    onError: (error) => {
      if (!isCancelled(error)) alerts.show(t('signing.proof_failed'), passkeyFailure(error));
    },
  });
  return (
    <Button
      variant="default"
      leftSection={<Icon of={IconFingerprint} />}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && prove()}
    >
      {t('signing.use_passkey')}
    </Button>
  );
}
