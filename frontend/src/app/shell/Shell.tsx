import type { ReactNode } from 'react';
import { TipHost } from '../../components/TipHost.tsx';
import { ToastHost } from '../../components/ToastHost.tsx';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { QuickExitHost } from './QuickExitHost.tsx';
import styles from './Shell.module.css';

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <QuickExitHost />
        {children}
        {/* Inside main, since content outside landmarks fails axe. */}
        <TipHost />
      </main>
      <Footer />
      <ToastHost />
    </>
  );
}
