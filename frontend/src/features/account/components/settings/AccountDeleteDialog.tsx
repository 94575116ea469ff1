import { normaliseEmail } from '@beside/common/account/account.rules';
import { useMutation } from '@tanstack/react-query';
import { DestructiveDialog } from '../../../../components/dialog/DestructiveDialog.tsx';
import { TypedField } from '../../../../components/fields/TypedField.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { useTypedConfirmation } from '../../../../hooks/use-typed-confirmation.ts';
import { ApiError } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toastOnward } from '../../../../lib/toast.store.ts';
import { deleteAccount } from '../../account-settings.api.ts';
import { FAREWELL_PATH } from '../../farewell.ts';
import { endSession } from '../../session.ts';
import { useProof, withProof } from '../../signing-in/proof.store.ts';

interface Props {
  email: string;
  opened: boolean;
  onClose: () => void;
}

const CONSEQUENCES = ['subscription', 'data', 'access', 'others'] as const;

/** Lists the consequences and asks for the address, against deletion by accident. */
export function AccountDeleteDialog({ email, opened, onClose }: Props) {
  const t = useT();
  const alerts = useAlerts();
  const isAsking = useProof(({ asking }) => asking !== null);
  const { mutate, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => withProof(deleteAccount),
    networkMode: 'always',
    onSuccess: () => {
      toastOnward('done', t('account.deleted'));
      void endSession(FAREWELL_PATH);
    },
    onError: (error) => {
      const isLastOwner = error instanceof ApiError && error.code === 'last_owner';
      const text = isLastOwner ? t('account.delete_last_owner') : errorText(error, t('error.internal_error'));
      alerts.show(t('account.delete_failed'), text);
    },
  });

  const { field, confirm, reset } = useTypedConfirmation(
    (typed) => normaliseEmail(typed) === normaliseEmail(email),
    t('account.delete_mismatch'),
    mutate,
  );
  const close = () => {
    reset();
    onClose();
  };

  return (
    <DestructiveDialog
      title={t('account.delete_title')}
      // The question whether it is the user stands in its place.
      opened={opened && !isAsking}
      onClose={close}
      consequences={CONSEQUENCES.map((each) => t(`account.delete_${each}`))}
      final={t('account.delete_final')}
      texts={{ confirm: t(isPending ? 'account.deleting' : 'account.delete_now'), keep: t('account.keep') }}
      pending={isPending}
      onConfirm={confirm}
    >
      <TypedField {...field} label={t('account.delete_confirm', { email })} type="email" />
    </DestructiveDialog>
  );
}
