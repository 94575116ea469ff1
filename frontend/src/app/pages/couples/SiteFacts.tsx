import { LanguageSelect } from '../../../features/translation/components/LanguageSelect.tsx';
import { DisclaimerText } from '../../shell/DisclaimerText.tsx';
import { EntryButton } from '../../shell/EntryButton.tsx';
import { SiteLinks } from '../../shell/SiteLinks.tsx';
import { ThemeField } from '../../shell/ThemeField.tsx';
import styles from './SiteFacts.module.css';

/** What it is, and what it is not. A session fills the window, so it has no footer. */
export function Disclaimer() {
  return (
    <p className={styles.disclaimer}>
      <DisclaimerText />
    </p>
  );
}

/** The footer's links. In wide windows that are too low for it elsewhere, the disclaimer stands above them. */
export function WideFacts() {
  return (
    <div className={styles.wide}>
      <Disclaimer />
      <div className={styles.links}>
        <SiteLinks />
      </div>
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
      <div className={styles.links}>
        <Disclaimer />
        <SiteLinks />
      </div>
    </div>
  );
}
