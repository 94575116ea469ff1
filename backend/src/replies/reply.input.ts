/** Reads the fields of a job's stored input, which an earlier release may have written. */
export interface StoredInput {
  /** @throws Error when the field is no text */
  text(name: string): string;
  /** Null when the field is no text. */
  textOrNull(name: string): string | null;
  value(name: string): unknown;
  /** @throws Error when the field is none of these */
  oneOf<T extends string>(name: string, values: readonly T[]): T;
}

export function readInput(stored: unknown): StoredInput {
  const fields = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  const textOrNull = (name: string): string | null => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : null;
  };
  return {
    textOrNull,
    value: (name) => fields.get(name),
    text(name) {
      const value = textOrNull(name);
      if (value === null) throw new Error(`A job's input has no ${name}`);
      return value;
    },
    oneOf(name, values) {
      const value = values.find((candidate) => candidate === fields.get(name));
      if (value === undefined) throw new Error(`A job's input has no valid ${name}`);
      return value;
    },
  };
}
