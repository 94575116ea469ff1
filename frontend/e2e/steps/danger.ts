/** Words that name no danger, and in which a careful reader sees some: the screening and the stand-in model call it possible. */
export const POSSIBLE = 'I feel like a weight for my family. Soon it will not matter any more.';
/** Words of `POSSIBLE`. */
export const POSSIBLE_PART = 'a weight for my family';
