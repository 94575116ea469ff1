import { dangerOf } from '@beside/common/safety/read-help';
import { Show } from '../../../components/page/Show.tsx';
import { useUnanswered } from '../../../features/advice/asking/unanswered.store.ts';
import { QuietHelp } from '../../../features/safety/components/QuietHelp.tsx';
import { usePart } from '../../../hooks/use-part.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import styles from './HomePage.module.css';

const card = lazyPart(async () => (await import('../../../features/safety/components/HelpCard.tsx')).HelpCard, ['safety']);

/** Where nothing answered: where to find help, quietly; the numbers themselves where danger was found. */
export function FormHelp() {
  const { failed, help } = useUnanswered();
  const isReady = usePart(card, failed);
  if (!failed) return null;
  // Without its file the page still says where to find help.
  if (!help || !dangerOf(help) || !(isReady || card.loaded())) return <QuietHelp />;
  return (
    <div className={styles.help}>
      <Show part={card} props={{ help }} />
    </div>
  );
}
