import type { ReactNode } from 'react';
import { Show } from '../../components/page/Show.tsx';
import { TipHost } from '../../components/tips/TipHost.tsx';
import { ToastHost } from '../../components/toasts/ToastHost.tsx';
import { usePart } from '../../hooks/use-part.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Announcements } from './Announcements.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { Notices } from './Notices.tsx';
import { Offline } from './Offline.tsx';
import styles from './Shell.module.css';
import { Update } from './Update.tsx';

const quickExit = lazyPart(async () => (await import('./QuickExit.tsx')).QuickExit, ['safety']);

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <Header />
      <Announcements />
      <Offline />
      <Notices />
      <Update />
      <main id="main" className={styles.main} tabIndex={-1}>
        <QuickExitPart />
        {children}
        {/* Inside main, since content outside landmarks fails axe. */}
        <TipHost />
        <LoadingBar />
      </main>
      <Footer />
      <ToastHost />
    </>
  );
}

/** Apart from the shell, which need not render again when the code is there. */
function QuickExitPart() {
  return usePart(quickExit, true, 'idle') && <Show part={quickExit} props={{}} />;
}
