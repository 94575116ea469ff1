import { usePage } from '../../../hooks/use-page.ts';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './ImprintPage.module.css';

/** `/imprint`: who runs this site. */
export function ImprintPage() {
  const t = useT();
  const { operator, supportEmail } = config;
  usePage(t('legal.imprint'));
  const facts = [
    ['name', operator?.name],
    ['address', operator?.address],
    ['contact', operator?.contact],
    ['register', operator?.register],
    ['vat', operator?.vatId],
  ] as const;
  return (
    <article className={`page ${styles.imprint}`}>
      <h1>{t('legal.imprint')}</h1>
      {!operator && <p>{t('legal.imprint_none')}</p>}
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`legal.imprint_${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {supportEmail && (
          <div>
            <dt>{t('legal.imprint_mail')}</dt>
            <dd>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}
