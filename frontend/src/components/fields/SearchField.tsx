import { ActionIcon } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTypedSearch } from '../../hooks/use-typed-search.ts';
import { Icon } from '../Icon.tsx';
import styles from './SearchField.module.css';

interface Props {
  /** The search that is shown. */
  q: string;
  onSearch: (q: string) => void;
  /** The search of a typed text; '' for none. */
  searchOf: (typed: string) => string;
  maxLength: number;
  label: string;
  placeholder?: string;
  clearLabel: string;
  /** In a row of tools: lower, with its status beside it. */
  small?: boolean;
  /** What the field says of what is typed. */
  status: (typed: string) => ReactNode;
}

/** Searches after a pause in typing. Escape and a button clear it. */
export function SearchField(props: Props) {
  const { q, onSearch, searchOf, maxLength, label, placeholder = label, clearLabel, small, status } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { typed, type } = useTypedSearch(q, searchOf, onSearch);
  const size = small ? 16 : 20;
  const clear = () => {
    type('');
    field.current?.focus();
  };
  return (
    <search className={styles.search} data-small={small}>
      <div className={styles.field}>
        <Icon of={IconSearch} size={size} />
        <input
          ref={field}
          type="search"
          value={typed}
          maxLength={maxLength}
          aria-label={label}
          aria-describedby={id}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={!small}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && typed && clear()}
        />
        {typed && (
          <ActionIcon size={small ? 36 : 44} data-tip aria-label={clearLabel} onClick={clear}>
            <Icon of={IconX} size={size} />
          </ActionIcon>
        )}
      </div>
      <p id={id} className={styles.status} role="status">
        {status(typed)}
      </p>
    </search>
  );
}
