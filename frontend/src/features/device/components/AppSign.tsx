import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import { nameOf, useLook } from '../../../lib/look.store.ts';
import { pictureOf } from '../show-look.ts';
import styles from './AppSign.module.css';

/** The name and picture that the app is about to have, and where to change them. */
export function AppSign() {
  const t = useT();
  const look = useLook((state) => state.look);
  return (
    <div className={styles.sign}>
      <img src={pictureOf(look)} alt="" width={64} height={64} />
      <p>
        <strong>{nameOf(look)}</strong>
        <br />
        <span className="fine">
          <Rich text={t('device.rename')} parts={{ a: (words) => <a href="#another-name">{words}</a> }} />
        </span>
      </p>
    </div>
  );
}
