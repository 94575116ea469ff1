import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAlerts } from '../../hooks/use-alerts.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { sayLoadFault } from '../../lib/load-fault.ts';
import { whileLoading } from '../../lib/loading.store.ts';
import { Show } from '../page/Show.tsx';
import type { ChoiceMenuProps } from './choice-menu.ts';

const list = lazyPart(async () => (await import('./ChoiceMenuList.tsx')).ChoiceMenuList, []);
const near = () => void list.preload().catch(() => undefined);

/** A button that opens a menu of choices. The menu's code loads on hover or focus. */
export function ChoiceMenu<T extends string>(props: ChoiceMenuProps<T>) {
  const [wanted, setWanted] = useState(false);
  const alerts = useAlerts();
  const { label, children, bare, options, onChoose } = props;
  const open = () => {
    alerts.clear();
    whileLoading(list.preload()).then(
      () => setWanted(true),
      () => void sayLoadFault(alerts.show),
    );
  };
  const button = (
    <Button
      variant={bare ? 'subtle' : 'default'}
      size={bare ? 'md' : 'sm'}
      px={bare ? 12 : 10}
      aria-label={label}
      data-tip={bare || undefined}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={near}
      onFocus={near}
      onClick={open}
    >
      {children}
    </Button>
  );
  if (!wanted) return button;
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChoose(option.value);
  };
  return <Show part={list} props={{ ...props, onChoose: choose }} />;
}
