import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { Icon } from '../../components/Icon.tsx';
import { ChoiceMenu } from '../../components/menu/ChoiceMenu.tsx';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { useThemeChoice } from './use-theme-choice.ts';

/** Light, dark, or system. */
export function ThemeMenu() {
  const t = useT();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choices = useThemeChoice();
  const icon = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };
  return (
    <ChoiceMenu
      bare
      label={t('theme.current', { theme: choices.find(({ value }) => value === colorScheme)?.label ?? '' })}
      value={colorScheme}
      options={choices.map((choice) => ({ ...choice, icon: <Icon of={icon[choice.value]} /> }))}
      onChoose={setColorScheme}
    >
      <Icon of={icon[colorScheme]} />
    </ChoiceMenu>
  );
}
