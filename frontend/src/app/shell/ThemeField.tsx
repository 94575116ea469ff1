import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useId } from 'react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import styles from './ThemeField.module.css';
import { useThemeChoice } from './use-theme-choice.ts';

/** The theme menu's choice as a field, for narrow windows. */
export function ThemeField() {
  const t = useT();
  const id = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={styles.field}>
      <span id={id}>{t('theme.label')}</span>
      <SegmentedControl
        fullWidth
        withItemsBorders={false}
        aria-labelledby={id}
        classNames={{ root: styles.track, indicator: styles.chosen, label: styles.choice }}
        value={colorScheme}
        onChange={setColorScheme}
        data={[...useThemeChoice()]}
      />
    </div>
  );
}
