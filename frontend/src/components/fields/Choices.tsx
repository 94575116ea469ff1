import { IconCheck } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Choices.module.css';

interface Props<Value> extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The inputs' name. */
  name: string;
  value: Value;
  choices: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  /** The chosen one has a check mark. */
  checkMark?: boolean;
}

/** Radio buttons as chips. They are native, so arrow keys work. A class gives them another form. */
export function Choices<Value extends string | number>(props: Props<Value>) {
  const { name, value, choices, onChange, checkMark, className = '', ...row } = props;
  return (
    <div {...row} className={`${styles.choices} ${className}`}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {checkMark && (
              <i>
                <Icon of={IconCheck} size={16} />
              </i>
            )}
            {choice.label}
          </span>
        </label>
      ))}
    </div>
  );
}
