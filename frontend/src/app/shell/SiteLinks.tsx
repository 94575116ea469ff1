import { Link } from 'react-router';
import { config } from '../../lib/config.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';

/** Links: help, terms, privacy, imprint, status, withdrawing, cancelling, support. */
export function SiteLinks() {
  const t = useT();
  return (
    <nav aria-label={t('footer.label')}>
      {/* A document of its own: the server makes it. */}
      <a href="/help">{t('footer.help')}</a>
      <Link to="/terms-of-service">{t('footer.terms')}</Link>
      <Link to="/privacy-policy">{t('footer.privacy')}</Link>
      <Link to="/imprint">{t('footer.imprint')}</Link>
      {config.statusUrl && <a href={config.statusUrl}>{t('footer.status')}</a>}
      {config.payments && <Link to="/withdraw">{t('footer.withdraw')}</Link>}
      {config.payments && <Link to="/cancel">{t('footer.cancel')}</Link>}
      {config.supportEmail && <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>}
    </nav>
  );
}
