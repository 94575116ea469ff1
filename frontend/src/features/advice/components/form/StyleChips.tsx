import { ADVICE_STYLES } from '@beside/common/advice/advice.constants';
import { Choices } from '../../../../components/fields/Choices.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { changeDraft, useDraft } from '../../asking/draft.store.ts';
import styles from './StyleChips.module.css';

/** The four styles. */
export function StyleChips() {
  const t = useT();
  return (
    <Choices
      className={styles.styles}
      checkMark
      name="adviceStyle"
      value={useDraft((draft) => draft.adviceStyle)}
      choices={ADVICE_STYLES.map((style) => {
        const words = t(`style.${style}`);
        return { value: style, label: <b data-words={words}>{words}</b> };
      })}
      onChange={(adviceStyle) => changeDraft({ adviceStyle })}
    />
  );
}
