/** Where a quick exit leads: an inconspicuous page. */
export const NEUTRAL_PAGE = 'https://www.bbc.com/weather';
