import { CATEGORIES } from '@beside/common/advice/advice.constants';
import { IconCheck } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { changeDraft, useDraft } from '../draft.store.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import styles from './CategoryTiles.module.css';

/** The eight categories as native radio buttons, so arrow keys work. */
export function CategoryTiles() {
  const t = useT();
  const chosen = useDraft((draft) => draft.category);
  return (
    <div className={styles.tiles}>
      {CATEGORIES.map((category) => (
        <label key={category} className={styles.tile}>
          <input
            type="radio"
            name="category"
            value={category}
            checked={category === chosen}
            onChange={() => changeDraft({ category })}
          />
          <span className={styles.drawing}>
            <CategoryIcon of={category} size={24} />
          </span>
          <span>{t(`category.${category}`)}</span>
          <Icon of={IconCheck} />
        </label>
      ))}
    </div>
  );
}
