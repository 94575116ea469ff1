/** Days for which a link to an advice works. */
export const LINK_DAYS = [1, 7, 30] as const;
export type LinkDays = (typeof LINK_DAYS)[number];
/** Links that work at the same time: of one advice, and of a user. */
export const LINKS_OF_ADVICE_MAX = 5;
export const LINKS_OF_USER_MAX = 20;
