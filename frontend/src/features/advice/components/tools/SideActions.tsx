import { Button } from '@mantine/core';
import { Icon } from '../../../../components/Icon.tsx';
import type { AdviceAction } from '../../reading/advice-action.ts';
import styles from './SideActions.module.css';

/** The actions in the margin of wide windows. */
export function SideActions({ actions }: { actions: AdviceAction[] }) {
  return (
    <div className={styles.actions}>
      {actions.map(({ name, icon, label, run }) => (
        <Button key={name} variant="subtle" justify="flex-start" leftSection={<Icon of={icon} />} onClick={run}>
          {label}
        </Button>
      ))}
    </div>
  );
}
