import { LateDialog } from '../../../../components/dialog/LateDialog.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { keepQuestion } from '../../kept/keep-part.ts';
import { closeKeepDialog, useKeeping } from '../../kept/keeping.store.ts';

/** The dialog before an advice is kept on this device. */
export function KeepDialog() {
  const t = useT();
  const isWanted = useKeeping(({ asked }) => asked !== null);
  return <LateDialog part={keepQuestion} isWanted={isWanted} title={t('advice.keep')} onClose={closeKeepDialog} />;
}
