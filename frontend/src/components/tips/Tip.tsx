import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import styles from './Tip.module.css';

/** A control's tooltip, which repeats its label. */
export function Tip({ target }: { target: HTMLElement }) {
  return (
    <Tooltip
      opened
      target={target}
      label={target.getAttribute('aria-label')}
      position="bottom"
      offset={6}
      withinPortal={false}
      zIndex={410}
      transitionProps={{ duration: 0 }}
      className={styles.tip}
    />
  );
}
