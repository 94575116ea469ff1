import { LegalPage } from './LegalPage.tsx';

/** `/privacy-policy`. */
export function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
