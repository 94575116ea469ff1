/** A value from outside as one of these; null for any other. */
export function oneOf<T>(values: readonly T[], value: unknown): T | null {
  return values.find((each) => each === value) ?? null;
}
