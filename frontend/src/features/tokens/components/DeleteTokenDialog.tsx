import type { TokenView } from '@beside/common/tokens/tokens.views';
import { AdminPasswordField } from '../../../components/AdminPasswordField.tsx';
import { DestructiveDialog } from '../../../components/DestructiveDialog.tsx';
import { useAdminChange } from '../../../hooks/use-admin-change.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';
import { deleteToken } from '../tokens.api.ts';
import { setTokens } from '../use-tokens.ts';

interface Props {
  token: TokenView;
  opened: boolean;
  onClose: () => void;
}

/** Deletes a token. */
export function DeleteTokenDialog({ token: { id, name }, opened, onClose }: Props) {
  const t = useT();
  const { password, busy, run, leave } = useAdminChange({
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
    <DestructiveDialog
      title={t('tokens.delete_title', { name })}
      opened={opened}
      onClose={leave}
      consequences={[t('tokens.delete_calls'), t('tokens.delete_gone')]}
      final={t('tokens.delete_final')}
      texts={{ confirm: t(busy ? 'tokens.deleting' : 'tokens.delete_now'), keep: t('tokens.keep') }}
      pending={busy}
      onConfirm={run}
    >
      <AdminPasswordField of={password} />
    </DestructiveDialog>
  );
}
