import { Modal } from '@mantine/core';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Modal.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  opened: boolean;
  /** Called by the close button, by Escape and by a click beside the dialog. */
  onClose: () => void;
}

interface Props extends DialogProps {
  title: string;
  /** For a table or a list. */
  wide?: boolean;
  /** Only its controls close it: what it shows is shown once. */
  stays?: boolean;
  /** What it holds stays as it is while it is closed. */
  keepMounted?: boolean;
  /** `data-autofocus` marks what gets the focus; else it is the first control. */
  children: ReactNode;
}

/** The one modal dialog. It keeps the focus inside, is named by its title, and returns the focus when it closes. */
export function Dialog({ title, opened, wide, stays, keepMounted, onClose, children }: Props) {
  const t = useT();
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (opened) opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, [opened]);
  // Mantine returns the focus when closing begins; a dialog that closes before it has taken the focus takes it afterwards.
  const returnFocus = () => {
    if (content.current?.contains(document.activeElement)) opener.current?.focus({ preventScroll: true });
  };
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={!stays}
      closeOnClickOutside={!stays}
      keepMounted={keepMounted ?? false}
      onExitTransitionEnd={returnFocus}
      centered
      size={wide ? 704 : 480}
      classNames={{
        inner: styles.inner,
        content: styles.content,
        body: styles.body,
        overlay: styles.overlay,
        title: styles.title,
      }}
      transitionProps={{ transition: 'fade', duration: 150 }}
    >
      <Modal.Overlay />
      <Modal.Content ref={content}>
        {/* Mantine's header would be a second banner landmark. */}
        <div className={styles.top}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('shell.close')} data-tip size={44} iconSize={20} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
