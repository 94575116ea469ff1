import type { AdminStatusAnswer } from '@beside/common/admin/admin.views';
import { useMutation } from '@tanstack/react-query';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { adminFault, failedWith } from '../../../lib/admin-fault.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { queryClient } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.store.ts';
import { setAdminPassword } from '../admin.api.ts';
import { adminKeys } from '../admin.keys.ts';

/** Saves a new admin password. `isFirst`: there was none. `onWrong`: the present one, or the owner's own, was wrong. */
export function useSetPassword(isFirst: boolean, { onDone, onWrong }: { onDone: () => void; onWrong: () => void }) {
  const alerts = useAlerts();
  const { mutate, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: setAdminPassword,
    networkMode: 'always',
    // The password is in the mutation's variables.
    gcTime: 0,
    onSuccess: () => {
      queryClient.setQueryData<AdminStatusAnswer>(adminKeys.status, (status) => status && { ...status, hasAdminPassword: true });
      toast('done', t(isFirst ? 'admin.password_created' : 'admin.password_updated'));
      onDone();
    },
    onError: (error) => {
      if (failedWith(error, 'invalid_admin_password')) return onWrong();
      const refused = failedWith(error, 'not_allowed');
      if (refused) alerts.show(t('admin.denied'), t('admin.password_owner'));
      else alerts.show(t('admin.password_failed'), adminFault(error));
    },
  });
  return { busy: isPending, save: (body: Parameters<typeof setAdminPassword>[0]) => void (isPending || mutate(body)) };
}
