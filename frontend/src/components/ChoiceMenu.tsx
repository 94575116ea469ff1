import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const loadList = () => import('./ChoiceMenuList.tsx');
const List = lazy(async () => ({ default: (await loadList()).ChoiceMenuList }));

export interface ChoiceMenuProps<T extends string> {
  /** The button's name, with the current choice in it. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  /** The button shows nothing but an icon. */
  bare?: boolean;
  value: T;
  options: { value: T; label: string; icon: ReactNode; lang?: string }[];
  onChoose: (value: T) => void;
}

/** A button that opens a menu of choices, one of which holds. The menu's code comes when a hand nears it. */
export function ChoiceMenu<T extends string>(props: ChoiceMenuProps<T>) {
  const [wanted, setWanted] = useState(false);
  const { label, children, bare, value, options, onChoose } = props;
  const button = (
    <Button
      variant={bare ? 'subtle' : 'default'}
      size={bare ? 'md' : 'sm'}
      px={bare ? 12 : 10}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadList}
      onFocus={loadList}
      onClick={() => setWanted(true)}
    >
      {children}
    </Button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <List
        label={label}
        bare={bare}
        value={value}
        options={options}
        onChoose={(chosen) => {
          const option = options.find((each) => each.value === chosen);
          if (option) onChoose(option.value);
        }}
      >
        {children}
      </List>
    </Suspense>
  );
}
