import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';

/** Before opening a session and before joining one: for whom it is not the place, and where they find help. */
export function NotFor() {
  const t = useT();
  return (
    <p className="fine">
      {/* A document of its own: the server makes it. */}
      <Rich text={t('couples.not_for')} parts={{ a: (words) => <a href="/help">{words}</a> }} />
    </p>
  );
}
