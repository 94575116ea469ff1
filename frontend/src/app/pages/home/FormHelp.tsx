import { dangerOf } from '@beside/common/safety/read-help';
import { Suspense, useEffect } from 'react';
import { Show } from '../../../components/page/Show.tsx';
import { useUnanswered } from '../../../features/advice/asking/unanswered.store.ts';
import { QuietHelp } from '../../../features/safety/components/QuietHelp.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import styles from './HomePage.module.css';

const card = lazyPart(async () => (await import('../../../features/safety/components/HelpCard.tsx')).HelpCard, ['safety']);

/** Where nothing answered: where to find help, quietly; the numbers themselves where danger was found. */
export function FormHelp() {
  const { failed, help } = useUnanswered();
  useEffect(() => {
    if (failed) void card.preload().catch(() => undefined);
  }, [failed]);
  if (!failed) return null;
  if (!help || !dangerOf(help)) return <QuietHelp />;
  return (
    <div className={styles.help}>
      <Suspense fallback={<QuietHelp />}>
        <Show part={card} props={{ help }} />
      </Suspense>
    </div>
  );
}
