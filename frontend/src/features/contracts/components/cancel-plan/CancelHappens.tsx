import { useT } from '../../../../lib/i18n/i18n.store.ts';

/** In the margin of a cancellation: what its sending brings about, and when the contract ends. */
export function CancelHappens() {
  const t = useT();
  return (
    <>
      <h2>{t('leaving.happens')}</h2>
      <p>{t('leaving.happens_receipt')}</p>
      <p>{t('leaving.happens_protect')}</p>
      <p>{t('leaving.happens_end')}</p>
    </>
  );
}
