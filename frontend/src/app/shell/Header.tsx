import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconMenu2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { Icon } from '../../components/Icon.tsx';
import logo from '../../components/Logo.module.css';
import { Logo } from '../../components/Logo.tsx';
import { Show } from '../../components/page/Show.tsx';
import { refetchStale } from '../../features/account/current-user.ts';
import { useMe, useSignedIn } from '../../features/account/use-me.ts';
import { LanguageMenu } from '../../features/translation/components/LanguageMenu.tsx';
import { UsageBadge } from '../../features/usage/components/UsageBadge.tsx';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { sayLoadFault } from '../../lib/load-fault.ts';
import { whileLoading } from '../../lib/loading.store.ts';
import { EntryButton } from './EntryButton.tsx';
import styles from './Header.module.css';
import { navFor } from './nav.ts';
import { ThemeMenu } from './ThemeMenu.tsx';
import { useBack } from './use-back.ts';

const sideMenu = lazyPart(async () => (await import('./SideMenu.tsx')).SideMenu, []);

/** The header. index.html holds its first half in the same classes, shown before scripts arrive. */
export function Header() {
  const t = useT();
  const me = useMe();
  const signedIn = useSignedIn();
  const back = useBack();
  const alerts = useAlerts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the header has rendered for another user
  useEffect(refetchStale, [me]);
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const near = () => void sideMenu.preload().catch(() => undefined);
  const open = () => {
    alerts.clear();
    whileLoading(sideMenu.preload()).then(
      () => setMenu('open'),
      () => void sayLoadFault(alerts.show),
    );
  };
  return (
    <header className={styles.head}>
      <div className={styles.wrap}>
        {back && (
          <ActionIcon className={styles.back} aria-label={t('shell.back')} data-tip onClick={back}>
            <Icon of={IconArrowLeft} />
          </ActionIcon>
        )}
        <Link to="/" className={logo.logo}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={t('shell.nav')}>
          {navFor(signedIn, me).map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'}>
              {t(label)}
            </NavLink>
          ))}
        </nav>
        <UsageBadge signedIn={me === undefined ? undefined : me !== null} />
        <div className={styles.wide}>
          <LanguageMenu />
          <ThemeMenu />
          <EntryButton signedIn={signedIn} />
        </div>
        <ActionIcon
          className={styles.narrow}
          data-tip
          aria-label={t('shell.menu_open')}
          aria-haspopup="dialog"
          aria-expanded={menu === 'open'}
          onPointerEnter={near}
          onFocus={near}
          onClick={open}
        >
          <Icon of={IconMenu2} />
        </ActionIcon>
        {menu !== 'never' && (
          <Show part={sideMenu} props={{ opened: menu === 'open', signedIn, onClose: () => setMenu('closed') }} />
        )}
      </div>
    </header>
  );
}
