/** A text whose danger is certain, in plain words. */
export const CERTAIN_TEXT = 'I want to kill myself tonight.';

/** A text whose danger a careful reader sees, although no word names it: `possible`, `self_harm`. */
export const POSSIBLE_TEXT = 'I feel like a weight for my family. Soon it will not matter any more.';
