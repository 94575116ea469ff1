import type { Look } from '@beside/common/notifications/notifications.constants';
import { IconCheck } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { nameOf } from '../../../lib/look.store.ts';
import { pictureOf } from '../show-look.ts';
import styles from './LookCard.module.css';

interface Props {
  look: Look;
  isChosen: boolean;
  onChoose: (look: Look) => void;
}

/** A name with its picture, as a radio button. It is native, so arrow keys work. */
export function LookCard({ look, isChosen, onChoose }: Props) {
  const t = useT();
  return (
    <label className={styles.card}>
      <input type="radio" name="look" value={look} checked={isChosen} onChange={() => onChoose(look)} />
      {isChosen && (
        <span className={styles.check}>
          <Icon of={IconCheck} size={16} />
        </span>
      )}
      <img src={pictureOf(look)} alt="" width={64} height={64} />
      <span>{nameOf(look)}</span>
      <small>{t(`device.look_${look}`)}</small>
    </label>
  );
}
