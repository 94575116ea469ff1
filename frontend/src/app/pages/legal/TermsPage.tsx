import { LegalPage } from './LegalPage.tsx';

/** `/terms-of-service`. */
export function TermsPage() {
  return <LegalPage name="terms" />;
}
