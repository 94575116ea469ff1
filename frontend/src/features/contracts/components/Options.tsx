import { Choices } from '../../../components/fields/Choices.tsx';
import { FieldGroup } from '../../../components/fields/FieldGroup.tsx';
import styles from './Options.module.css';

interface Props {
  legend: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string; hint?: string }[];
  onChange: (value: string) => void;
}

/** One of a few, each on a card of its own. */
export function Options({ legend, name, value, options, onChange }: Props) {
  return (
    <FieldGroup legend={legend}>
      <Choices
        className={styles.options}
        name={name}
        value={value}
        choices={options.map((option) => ({
          value: option.value,
          label: (
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          ),
        }))}
        onChange={onChange}
      />
    </FieldGroup>
  );
}
