import { CloseButton, Drawer } from '@mantine/core';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Drawer.css';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router';
import logo from '../../components/Logo.module.css';
import { Logo } from '../../components/Logo.tsx';
import { useMe } from '../../features/account/use-me.ts';
import { LanguageSelect } from '../../features/translation/components/LanguageSelect.tsx';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { EntryButton } from './EntryButton.tsx';
import { navFor } from './nav.ts';
import styles from './SideMenu.module.css';
import { ThemeField } from './ThemeField.tsx';

interface Props {
  opened: boolean;
  signedIn: boolean;
  onClose: () => void;
}

/** The header's menu in a drawer, for narrow windows. */
export function SideMenu({ opened, signedIn, onClose }: Props) {
  const t = useT();
  const me = useMe();
  // A drawer mounted open cannot return the focus, so open it after mounting.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return (
    <Drawer.Root
      opened={shown}
      onClose={onClose}
      position="right"
      size="min(320px, 88vw)"
      withinPortal={false}
      classNames={{ inner: styles.inner, content: styles.content }}
    >
      <Drawer.Overlay className={styles.overlay} />
      <Drawer.Content aria-label={t('shell.menu')}>
        <Drawer.Body className={styles.body}>
          <div className={styles.top}>
            <span className={logo.logo}>
              <Logo />
            </span>
            <CloseButton size={44} aria-label={t('shell.menu_close')} data-tip onClick={onClose} />
          </div>
          <nav className={styles.nav} aria-label={t('shell.nav')}>
            {navFor(signedIn, me).map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === '/'} onClick={onClose}>
                {t(label)}
              </NavLink>
            ))}
          </nav>
          <LanguageSelect />
          <ThemeField />
          <EntryButton wide signedIn={signedIn} onDone={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
