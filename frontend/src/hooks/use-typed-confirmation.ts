import { type RefObject, useRef, useState } from 'react';

export interface TypedConfirmation {
  /** Clears what was typed. */
  reset: () => void;
  confirm: () => void;
  /** The props of the field. */
  field: {
    ref: RefObject<HTMLInputElement | null>;
    value: string;
    error: string | undefined;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
}

/**
 * Something that must be typed before it is done.
 * @param isRight whether the typed text is the right one
 * @param mismatch what is shown below the field where it is not
 */
export function useTypedConfirmation(
  isRight: (typed: string) => boolean,
  mismatch: string,
  onConfirmed: () => void,
): TypedConfirmation {
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const change = (text: string) => {
    setValue(text);
    setError(undefined);
  };
  return {
    reset: () => change(''),
    confirm: () => {
      if (isRight(value)) return onConfirmed();
      setError(mismatch);
      ref.current?.focus();
    },
    field: { ref, value, error, onChange: ({ currentTarget }) => change(currentTarget.value) },
  };
}
