import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import item from './AnnouncementItem.module.css';
import list from './AnnouncementList.module.css';

const ITEMS = ['first', 'second', 'third'];

/** Three announcements in their final size, while the list loads. */
export function AnnouncementSkeletons() {
  const t = useT();
  return (
    <div role="status">
      <span className="vh">{t('shell.loading')}</span>
      <div aria-hidden="true">
        <div className={list.tool}>
          <h2 style={{ width: '10rem' }}>
            <Skeleton />
          </h2>
          <span style={{ height: 36 }} />
        </div>
        <ul className={list.list}>
          {ITEMS.map((name) => (
            <li key={name}>
              <div className={item.item}>
                <div className={item.words}>
                  <Skeleton width="40%" />
                  <Skeleton width="70%" />
                  <Skeleton width="30%" />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
