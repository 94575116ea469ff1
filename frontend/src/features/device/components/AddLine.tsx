import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useCanInstall } from '../../../lib/install.store.ts';
import { watchView } from '../../../lib/watch-view.ts';
import { isThirdAdvice, recordAdviceRead } from '../advice-read.ts';
import styles from './AddLine.module.css';

interface Props {
  /** The advice above. */
  adviceId: string;
  /** Whether this is the place for it at all. */
  isFitting: boolean;
}

/** Below the third advice that this browser has read to its end, once ever: that the app can be added. */
export function AddLine({ adviceId, isFitting }: Props) {
  const t = useT();
  const place = useRef<HTMLParagraphElement>(null);
  // It is there before the reader, so that nothing moves at the end of the advice.
  const [isThird] = useState(() => isThirdAdvice(adviceId));
  const isShown = useCanInstall() && isThird && isFitting;
  useEffect(() => {
    if (!place.current) return;
    return watchView(place.current, {}, (inView) => inView && recordAdviceRead(adviceId, isShown));
  }, [adviceId, isShown]);
  return (
    <p ref={place} className={styles.line}>
      {isShown && <Link to="/account/app">{t('advice.add_to_device', { appName: config.appName })}</Link>}
    </p>
  );
}
