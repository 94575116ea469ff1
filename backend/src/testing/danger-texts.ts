/** A text whose danger is certain, in plain words. */
export const CERTAIN_TEXT = 'I want to kill myself tonight.';

/** A text whose danger a careful reader sees, although no word names it: `possible`, `self_harm`. */
export const POSSIBLE_TEXT = 'I gave my dog to my neighbour today and paid every bill. After Sunday it will not matter.';
