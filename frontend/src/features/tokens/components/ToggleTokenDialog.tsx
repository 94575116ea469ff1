import type { TokenView } from '@beside/common/tokens/tokens.views';
import { AdminChangeDialog } from '../../../components/dialog/AdminChangeDialog.tsx';
import type { DialogProps } from '../../../components/dialog/Dialog.tsx';
import { useAdminChange } from '../../../hooks/use-admin-change.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';
import { toggleToken } from '../tokens.api.ts';
import { setTokens } from '../use-tokens.ts';

interface Props extends DialogProps {
  token: TokenView;
}

/** Revokes a token, or activates a revoked one. */
export function ToggleTokenDialog({ token, opened, onClose }: Props) {
  const t = useT();
  const { id, name, user } = token;
  const isActive = token.isActive === 1;
  const change = useAdminChange({
    send: (given) => toggleToken(id, isActive ? 0 : 1, given),
    onDone: (tokens) => {
      void setTokens(tokens);
      toast('done', t(isActive ? 'tokens.revoked_done' : 'tokens.activated_done', { name }));
    },
    onClose,
    subject: name,
    failed: t('tokens.toggle_failed'),
  });
  return (
    <AdminChangeDialog
      change={change}
      calm={!isActive}
      title={t(isActive ? 'tokens.revoke_title' : 'tokens.activate_title', { name })}
      opened={opened}
      consequences={
        isActive ? [t('tokens.revoke_calls'), t('tokens.revoke_again')] : [t('tokens.activate_calls', { user: user.name })]
      }
      texts={{
        confirm: t(isActive ? 'tokens.revoke_now' : 'tokens.activate_now'),
        keep: t(isActive ? 'tokens.keep_active' : 'tokens.cancel'),
      }}
    />
  );
}
