import type { ConnectedView } from '@beside/common/admin/admin.views';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { numberText } from '../../overview/overview-days.ts';
import { useConnected } from '../../overview/use-connected.ts';
import styles from './ConnectedNow.module.css';
import figure from './charts/Figure.module.css';

/** Who is connected: as the answer said, and then as it is pushed. */
export function ConnectedNow({ first }: { first: ConnectedView }) {
  const t = useT();
  const pushed = useConnected();
  const { pages, users, nodes } = pushed ?? first;
  return (
    <section className={figure.figure} aria-labelledby="overview-connected">
      <div className={figure.head}>
        <h2 id="overview-connected">{t('overview.connected')}</h2>
        <span className={styles.live} data-live={pushed !== null || undefined}>
          {t(pushed ? 'overview.live' : 'overview.not_live')}
        </span>
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>{t('overview.pages')}</dt>
          <dd className="num">{numberText(pages)}</dd>
        </div>
        <div>
          <dt>{t('overview.signed_in')}</dt>
          <dd className="num">{numberText(users)}</dd>
        </div>
        <div>
          <dt>{t('overview.nodes')}</dt>
          <dd className="num">{numberText(nodes)}</dd>
        </div>
      </dl>
    </section>
  );
}
