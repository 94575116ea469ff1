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
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
