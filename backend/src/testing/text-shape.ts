/** The placeholders of a value, in order; without those of the parts. */
const placeholders = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(/\{\w+\}/g))].sort();
/** The shape of texts: keys, lengths of lists, and the placeholders of each. */
export const shapeOf = (value: unknown): unknown => {
  if (typeof value === 'string') return placeholders(value);
  if (Array.isArray(value)) return value.map(shapeOf);
  return Object.fromEntries(Object.entries(Object(value)).map(([key, part]) => [key, shapeOf(part)]));
};
