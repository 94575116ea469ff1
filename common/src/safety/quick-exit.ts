/** Where a quick exit leads: an inconspicuous page. */
export const NEUTRAL_PAGE = 'https://www.bbc.com/weather';
/** The same for the installed app, above which another site opens with a way back: an empty note of our own. */
export const PLAIN_PAGE = '/plain';
