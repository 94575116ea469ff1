import { ADVICE_STYLES } from '@beside/common/advice/advice.constants';
import { IconCheck } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { changeDraft, useDraft } from '../draft.store.ts';
import styles from './StyleChips.module.css';

/** The four styles as native radio buttons, so arrow keys work. */
export function StyleChips() {
  const t = useT();
  const chosen = useDraft((draft) => draft.adviceStyle);
  return (
    <div className={styles.chips}>
      {ADVICE_STYLES.map((style) => (
        <label key={style} className={styles.chip}>
          <input
            type="radio"
            name="adviceStyle"
            value={style}
            checked={style === chosen}
            onChange={() => changeDraft({ adviceStyle: style })}
          />
          <span>
            <Icon of={IconCheck} size={16} />
            <b data-words={t(`style.${style}`)}>{t(`style.${style}`)}</b>
          </span>
        </label>
      ))}
    </div>
  );
}
