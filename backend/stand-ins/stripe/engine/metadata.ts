/** Metadata after a request: an empty value removes its key, and nothing at all removes every key. */
export function mergeMetadata(
  before: Record<string, string> | null,
  given: Record<string, string | number | null> | string | null | undefined,
): Record<string, string> {
  if (given === undefined) return before ?? {};
  if (given === null || typeof given === 'string') return {};
  const merged = { ...before };
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === '') delete merged[name];
    else merged[name] = String(value);
  }
  return merged;
}
