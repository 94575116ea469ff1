import { useT } from '../../lib/i18n/i18n.store.ts';

/** The three themes with their names. */
export function useThemeChoice() {
  const t = useT();
  return [
    { value: 'light', label: t('theme.light') },
    { value: 'dark', label: t('theme.dark') },
    { value: 'auto', label: t('theme.system') },
  ] as const;
}
