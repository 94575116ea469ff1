import type { TokenView } from '@beside/common/tokens/tokens.views';
import { AdminChangeDialog } from '../../../components/dialog/AdminChangeDialog.tsx';
import type { DialogProps } from '../../../components/dialog/Dialog.tsx';
import { useAdminChange } from '../../../hooks/use-admin-change.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';
import { deleteToken } from '../tokens.api.ts';
import { setTokens } from '../use-tokens.ts';

interface Props extends DialogProps {
  token: TokenView;
}

/** Deletes a token. */
export function DeleteTokenDialog({ token: { id, name }, opened, onClose }: Props) {
  const t = useT();
  const change = useAdminChange({
    send: (given) => deleteToken(id, given),
    onDone: (tokens) => {
      void setTokens(tokens);
      toast('done', t('tokens.deleted', { name }));
    },
    onClose,
    subject: name,
    failed: t('tokens.delete_failed'),
  });
  return (
    <AdminChangeDialog
      change={change}
      title={t('tokens.delete_title', { name })}
      opened={opened}
      consequences={[t('tokens.delete_calls'), t('tokens.delete_gone')]}
      final={t('tokens.delete_final')}
      texts={{ confirm: t(change.busy ? 'tokens.deleting' : 'tokens.delete_now'), keep: t('tokens.keep') }}
    />
  );
}
