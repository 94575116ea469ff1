import { CATEGORIES } from '@beside/common/advice/advice.constants';
import { Choices } from '../../../../components/fields/Choices.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { changeDraft, useDraft } from '../../asking/draft.store.ts';
import { CategoryIcon } from '../CategoryIcon.tsx';
import styles from './CategoryTiles.module.css';

/** The eight categories. */
export function CategoryTiles() {
  const t = useT();
  return (
    <Choices
      className={styles.tiles}
      checkMark
      name="category"
      value={useDraft((draft) => draft.category)}
      choices={CATEGORIES.map((category) => ({
        value: category,
        label: (
          <>
            <span className={styles.drawing}>
              <CategoryIcon of={category} size={24} />
            </span>
            <span>{t(`category.${category}`)}</span>
          </>
        ),
      }))}
      onChange={(category) => changeDraft({ category })}
    />
  );
}
