import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './ChoiceMenuList.module.css';
import type { ChoiceMenuProps } from './choice-menu.ts';

/** Opens the menu when it mounts, and keeps the focus in reach. */
function useMenuFocus() {
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    target.current?.focus();
    setOpened(true);
  }, []);
  // Mantine handles Escape inside the menu alone; before the focus moves there it would be lost.
  useEffect(() => {
    if (!opened) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpened(false);
      target.current?.focus();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [opened]);
  // Closed while still opening, the menu takes the focus and then disappears.
  const restore = () => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || activeElement.closest('[role="menu"]'))
      target.current?.focus();
  };
  return { target, opened, setOpened, restore };
}

/** The menu itself. It opens when it mounts, and returns the focus to its button. */
export function ChoiceMenuList({ label, children, bare, value, options, onChoose }: ChoiceMenuProps<string>) {
  const { target, opened, setOpened, restore } = useMenuFocus();
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      onExitTransitionEnd={restore}
      position="bottom-end"
      offset={6}
      classNames={styles}
      withinPortal={false}
      checkIcon={<Icon of={IconCheck} size={16} />}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          ref={target}
          variant={bare ? 'subtle' : 'default'}
          size={bare ? 'md' : 'sm'}
          px={bare ? 12 : 10}
          aria-label={label}
          data-tip={bare || undefined}
        >
          {children}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value} onChange={onChoose}>
          {options.map((option) => (
            <Menu.RadioItem key={option.value} value={option.value} closeMenuOnClick lang={option.lang}>
              <span className={styles.option}>
                {option.icon}
                {option.label}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
