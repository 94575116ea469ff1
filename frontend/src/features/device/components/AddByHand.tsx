import { IconShare2, IconSquarePlus, type TablerIcon } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import list from '../../../components/kit/SettingsList.module.css';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import styles from './AddByHand.module.css';
import { AppSign } from './AppSign.tsx';
import { BeforeAdding } from './BeforeAdding.tsx';

/** On Apple's phones and tablets: four steps, since no page can ask there. */
export function AddByHand() {
  const t = useT();
  return (
    <div className={list.body}>
      <AppSign />
      <BeforeAdding />
      <ol className={styles.steps}>
        <li>
          <Step text={t('device.step_share')} icon={IconShare2} />
        </li>
        <li>
          <Step text={t('device.step_add')} icon={IconSquarePlus} />
        </li>
        <li>{t('device.step_name')}</li>
        <li>{t('device.step_open')}</li>
      </ol>
    </div>
  );
}

/** A step with the drawing that stands on the button. */
function Step({ text, icon }: { text: string; icon: TablerIcon }) {
  const drawn = (words: string) => (
    <strong>
      <Icon of={icon} /> {words}
    </strong>
  );
  return (
    <span>
      <Rich text={text} parts={{ b: drawn }} />
    </span>
  );
}
