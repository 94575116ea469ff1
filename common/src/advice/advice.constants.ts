export const CATEGORIES = ['relationships', 'work', 'personal', 'health', 'family', 'money', 'education', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

export const ADVICE_STYLES = ['practical', 'empathetic', 'analytical', 'motivational'] as const;
export type AdviceStyle = (typeof ADVICE_STYLES)[number];

export const DEFAULT_CATEGORY: Category = 'relationships';
export const DEFAULT_ADVICE_STYLE: AdviceStyle = 'empathetic';

/** The category's emoji, as specified. */
export const CATEGORY_EMOJIS: Record<Category, string> = {
  relationships: '❤️',
  work: '💼',
  personal: '👤',
  health: '🌿',
  family: '🏠',
  money: '💰',
  education: '🎓',
  other: '❓',
};

/** Characters (UTF-16 units, as a text area counts them) of a description: the least, the most, and the advised range. */
export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 5000;
export const DESCRIPTION_ADVISED_MIN = 200;
export const DESCRIPTION_ADVISED_MAX = 1000;

/** The three real steps of a generation, in their order. */
export const ADVICE_STEPS = ['understanding', 'generating', 'preparing'] as const;
export type AdviceStep = (typeof ADVICE_STEPS)[number];

/** How many concrete steps an advice names. */
export const RECOMMENDATIONS_MIN = 3;
export const RECOMMENDATIONS_MAX = 6;

/** Sessions of one page of the history. */
export const HISTORY_PAGE = 12;
/** What the history shows: everything, the bookmarked sessions, or one category's. */
export const HISTORY_FILTERS = ['all', 'bookmarked', ...CATEGORIES] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

/** Characters of a search in the history, without white space at its ends. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;

/** Bookmarks that one call merges. */
export const BOOKMARKS_MERGED_MAX = 500;
