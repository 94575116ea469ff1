import { LanguageSelect } from '../../../features/translation/components/LanguageSelect.tsx';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { EntryButton } from '../../shell/EntryButton.tsx';
import { SiteLinks } from '../../shell/SiteLinks.tsx';
import { ThemeField } from '../../shell/ThemeField.tsx';
import styles from './SiteFacts.module.css';

/** The footer's content. A session fills the window, so it has no footer. */
export function Disclaimer() {
  const t = useT();
  return (
    <div className={styles.legal}>
      <p>{t('footer.disclaimer', { appName: config.appName })}</p>
      <SiteLinks />
    </div>
  );
}

/** The content of header and footer in narrow windows. */
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
