import { Button } from '@mantine/core';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Actions } from '../kit/Actions.tsx';
import styles from './DictationNote.module.css';

interface Props {
  onClose: () => void;
  onAgree: () => void;
}

/** Says where the sound goes, before anything is heard. */
export function DictationNote({ onClose, onAgree }: Props) {
  const t = useT();
  return (
    <Dialog title={t('speech.dictate_first')} opened onClose={onClose}>
      <p className={styles.text}>{t('speech.dictate_privacy')}</p>
      <Actions>
        <Button data-autofocus onClick={onAgree}>
          {t('speech.dictate_agree')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('speech.dictate_decline')}
        </Button>
      </Actions>
    </Dialog>
  );
}
