import { type FieldProps, TextField } from './TextField.tsx';

/** Takes what must be typed once more as it stands: nothing completes or corrects it. See `useTypedConfirmation`. */
export function TypedField(props: FieldProps) {
  return <TextField {...props} autoComplete="off" autoCapitalize="none" spellCheck={false} />;
}
