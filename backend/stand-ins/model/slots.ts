/** The slots that a phrase may hold, written as `{quote}`. */
const SLOTS = ['quote', 'name', 'number', 'name1', 'name2', 'quote1', 'quote2'] as const;
export type Slot = (typeof SLOTS)[number];
export type SlotValues = Partial<Record<Slot, string>>;

const SLOT_PATTERN = /\{(quote|name|number|name1|name2|quote1|quote2)\}/g;

function isSlot(name: string): name is Slot {
  return SLOTS.some((slot) => slot === name);
}

/** The slots of a phrase, in order; a repeated one is named twice. */
export function slotsOf(phrase: string): Slot[] {
  return [...phrase.matchAll(SLOT_PATTERN)].map((match) => match[1] ?? '').filter(isSlot);
}

/** The literal parts around a phrase's slots: always one more than there are slots. */
export function literalsOf(phrase: string): string[] {
  return phrase.split(/\{(?:quote|name|number|name1|name2|quote1|quote2)\}/);
}

/** The phrase with its slots filled, in one pass: braces within a value stay. */
export function fill(phrase: string, values: SlotValues): string {
  return phrase.replace(SLOT_PATTERN, (whole, slot: string) => (isSlot(slot) ? (values[slot] ?? whole) : whole));
}
