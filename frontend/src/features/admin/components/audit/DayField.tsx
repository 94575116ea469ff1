import { useRef } from 'react';
import { TextField } from '../../../../components/fields/TextField.tsx';
import { useTypedSearch } from '../../../../hooks/use-typed-search.ts';
import { isDay } from '../../audit/audit-filter.ts';

/** Milliseconds in which the next figure of a date is typed. */
const PAUSE_MS = 800;

interface Props {
  label: string;
  /** `YYYY-MM-DD`, or '' for none. */
  day: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}

/** A day that is typed figure by figure: it counts after a pause, or when the field is left. */
export function DayField({ label, day, min, max, onDay }: Props) {
  // The browser gives '' for a date of which a part is typed.
  const isPartial = useRef(false);
  const wantedOf = (text: string) => (isDay(text) || (text === '' && !isPartial.current) ? text : day);
  const { typed, type, settle } = useTypedSearch(day, wantedOf, onDay, PAUSE_MS);
  return (
    <TextField
      label={label}
      type="date"
      value={typed}
      min={min || undefined}
      max={max || undefined}
      onChange={({ currentTarget }) => {
        isPartial.current = currentTarget.validity.badInput;
        type(currentTarget.value);
      }}
      onBlur={settle}
    />
  );
}
