import { useT } from '../../lib/i18n/i18n.store.ts';
import { Skeleton } from '../page/Skeleton.tsx';
import card from './Card.module.css';
import list from './CardList.module.css';
import styles from './CardSkeletons.module.css';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Six cards in their final size, while the list loads. */
export function CardSkeletons({ small }: { small?: boolean }) {
  const t = useT();
  return (
    <div role="status">
      <span className="vh">{t('shell.loading')}</span>
      <div className={list.cards} aria-hidden="true">
        {CARDS.map((name) => (
          <div key={name} className={card.card} data-skeleton data-small={small || undefined}>
            <div className={card.top}>
              <span className={styles.pill} />
              <span className={styles.when}>
                <Skeleton />
              </span>
            </div>
            <span className={styles.heading}>
              <Skeleton width="98%" />
              {!small && <Skeleton width="58%" />}
            </span>
            <div className={card.body}>
              <Skeleton width="94%" />
              {!small && <Skeleton width="66%" />}
            </div>
            <div className={card.foot}>
              <Skeleton width="92px" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
