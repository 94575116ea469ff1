import { LanguageSelect } from '../../../features/translation/components/LanguageSelect.tsx';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { EntryButton } from '../../shell/EntryButton.tsx';
import { SiteLinks } from '../../shell/SiteLinks.tsx';
import { ThemeField } from '../../shell/ThemeField.tsx';
import styles from './SiteFacts.module.css';

/** What the footer says on every other page: a session fills the window, and has none. */
export function Disclaimer() {
  const t = useT();
  return (
    <div className={styles.legal}>
      <p>{t('footer.disclaimer', { appName: config.appName })}</p>
      <SiteLinks />
    </div>
  );
}

/** What the header offers on every other page of a phone, and the disclaimer. */
export function SiteFacts({ signedIn }: { signedIn: boolean }) {
  return (
    <div className={styles.site}>
      <LanguageSelect />
      <ThemeField />
      <EntryButton wide signedIn={signedIn} />
      <Disclaimer />
    </div>
  );
}
