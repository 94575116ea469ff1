/** Characters of a message, counted as a text area counts them. */
export const CHAT_MESSAGE_MAX = 5000;

/** Messages of one page, newest or older; the most that one catch-up brings. */
export const CHAT_PAGE = 50;
export const CHAT_CATCH_UP_MAX = 500;
