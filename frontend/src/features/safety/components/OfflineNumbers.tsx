import { emergencyContact } from '@beside/common/safety/contacts';
import { helpFor } from '@beside/common/safety/helplines';
import { storedCountry } from '../../../lib/country.ts';
import { useI18n, useT } from '../../../lib/i18n/i18n.store.ts';

/** The emergency number and the first line of the reader's country, where no page can be opened. */
export function OfflineNumbers() {
  const t = useT();
  const language = useI18n((state) => state.language);
  const { emergency, lines } = helpFor(storedCountry() ?? null, 'self_harm', language);
  const [number] = emergency;
  const line = lines.find(({ phone }) => phone);
  return (
    <>
      {line?.phone && (
        <>
          {line.name} <Call number={line.phone} /> ·{' '}
        </>
      )}
      {number ? (
        <>
          {t('help.emergency')} <Call number={number} />
        </>
      ) : (
        t('help.emergency_local')
      )}
    </>
  );
}

const Call = ({ number }: { number: string }) => <a href={emergencyContact(number).href}>{number}</a>;
