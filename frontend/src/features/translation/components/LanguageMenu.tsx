import { LANGUAGE_NAMES, LANGUAGES } from '@beside/common/language/language.constants';
import { IconChevronDown } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon.tsx';
import { ChoiceMenu } from '../../../components/menu/ChoiceMenu.tsx';
import { useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { changeLanguage, useLanguageChange } from '../interface-language.ts';
import { Flag } from './Flag.tsx';
import styles from './LanguageMenu.module.css';

/** The language menu. */
export function LanguageMenu() {
  const t = useT();
  const current = useI18n((state) => state.language);
  const language = useLanguageChange((state) => state.changingTo) ?? current;
  return (
    <ChoiceMenu
      label={t('language.current', { language: LANGUAGE_NAMES[language].own })}
      value={language}
      options={LANGUAGES.map((code) => ({
        value: code,
        label: LANGUAGE_NAMES[code].own,
        icon: <Flag language={code} />,
        lang: code,
      }))}
      onChoose={(code) => void changeLanguage(code)}
    >
      <span className={styles.current}>
        <Flag language={language} />
        {LANGUAGE_NAMES[language].own}
        <Icon of={IconChevronDown} size={16} />
      </span>
    </ChoiceMenu>
  );
}
