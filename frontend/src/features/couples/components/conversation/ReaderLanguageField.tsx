import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@beside/common/language/language.constants';
import { IconLanguage } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { chooseReaderLanguage, useReaderLanguage } from '../../messages/reader-language.ts';
import styles from './ReaderLanguageField.module.css';

/** Chooses the language of messages. The small one has an icon for its label. */
export function ReaderLanguageField({ small }: { small?: boolean }) {
  const t = useT();
  const id = useId();
  const language = useReaderLanguage();
  return (
    <div className={styles.field} data-small={small || undefined}>
      {small && <Icon of={IconLanguage} size={16} />}
      <label htmlFor={id} className={small ? 'vh' : undefined}>
        {t('couples.show_in')}
      </label>
      <select
        id={id}
        value={language}
        onChange={({ currentTarget: { value } }) => void (isLanguage(value) && chooseReaderLanguage(value))}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code].own}
          </option>
        ))}
      </select>
      {!small && <p>{t('couples.show_in_hint')}</p>}
    </div>
  );
}
