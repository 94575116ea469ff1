import type { ReactNode } from 'react';
import { DestructiveDialog } from '../../../components/dialog/DestructiveDialog.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';

interface Props {
  right: 'make' | 'remove';
  name: string;
  opened: boolean;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The field for the admin password, where it was not asked for before. */
  children?: ReactNode;
}

/** Asks once more before somebody becomes an admin, or is none any more. */
export function RightsQuestion({ right, name, ...dialog }: Props) {
  const t = useT();
  const isMaking = right === 'make';
  return (
    <DestructiveDialog
      {...dialog}
      calm={isMaking}
      title={t(`admin.${right}_title`, { name })}
      consequences={
        isMaking
          ? [t('admin.make_sees'), t('admin.make_changes'), t('admin.make_not')]
          : [t('admin.remove_panel'), t('admin.remove_tokens'), t('admin.remove_account')]
      }
      texts={{ confirm: t(isMaking ? 'admin.grant' : 'admin.remove_admin'), keep: t('admin.cancel') }}
    />
  );
}
