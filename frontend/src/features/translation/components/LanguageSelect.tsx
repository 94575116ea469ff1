import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@beside/common/language/language.constants';
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { changeLanguage, useLanguageChange } from '../interface-language.ts';
import { Flag } from './Flag.tsx';

/** The language menu's choice as a select, for narrow windows. */
export function LanguageSelect() {
  const t = useT();
  const current = useI18n((state) => state.language);
  const language = useLanguageChange((state) => state.changingTo) ?? current;
  return (
    <NativeSelect
      label={t('language.label')}
      leftSection={<Flag language={language} />}
      value={language}
      onChange={({ currentTarget: { value } }) => void (isLanguage(value) && changeLanguage(value))}
      data={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code].own }))}
    />
  );
}
