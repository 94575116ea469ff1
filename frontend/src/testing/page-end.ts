/** The event by which a page that is opened ends what the page before has left running. */
export const PAGE_ENDED = 'beside:page-gone';
