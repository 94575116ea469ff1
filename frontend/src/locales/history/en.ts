import type { EnglishTable } from '../groups.ts';

const texts = {
  'history.title': 'Your history',
  'history.home': 'Go Back to Home',
  'history.advice': 'Individual Advice',
  'history.couples': 'Couples Counseling',

  // Filters and search
  'history.show': 'Show',
  'history.all': 'All',
  'history.bookmarked': 'Bookmarked',
  'history.search': 'Search advice and chats',
  'history.search_short': 'Type at least {min} characters.',
  'history.search_clear': 'Clear the search',
  'history.found_one': '{count} session found',
  'history.found_other': '{count} sessions found',
  'history.found_more': 'More than {count} sessions found',

  // A session
  'history.style_practical': 'Practical',
  'history.style_empathetic': 'Empathetic',
  'history.style_analytical': 'Analytical',
  'history.style_motivational': 'Motivational',
  'history.help': 'Help for a hard time',
  'history.found_in_chat': 'found in the chat',
  'history.view': 'View advice',
  'history.view_named': 'View advice: {title}',
  'history.bookmark': 'Bookmark: {title}',
  'history.chat': 'Chat: {title}',
  'history.delete': 'Delete: {title}',
  'history.opening': 'Opening…',
  'history.delete_failed': 'Failed to delete session',
  'history.bookmark_failed': 'The bookmark was not changed',
  'history.bookmark_failed_text': 'Please try again.',

  // The list
  'history.more': 'Load More History',
  'history.more_failed': 'More could not be loaded. Nothing is lost.',
  'history.added_one': '{count} more session loaded',
  'history.added_other': '{count} more sessions loaded',
  'history.load_failed': 'Failed to load history',
  'history.load_failed_text': 'Please try refreshing the page',
  'history.none': 'No advice sessions yet',
  'history.none_text': 'What you ask will be kept here, for your eyes only, so that you can come back to it.',
  'history.ask': 'Ask for advice',
  'history.none_bookmarked': 'Nothing bookmarked yet',
  'history.none_bookmarked_text': 'Tap the bookmark on a piece of advice to find it here again, on every device.',
  'history.none_category': 'Nothing here yet: {category}',
  'history.none_category_text': 'Your other advice is still there.',
  'history.show_all': 'Show all',
  'history.none_found': 'Nothing found for “{q}”',
  'history.none_found_text': 'Try a shorter word, or another one. Your advice and its chats are searched.',
  'history.sign_in': 'Sign in to see your history',
  'history.sign_in_text': 'With an account, your advice and your couples sessions are kept here, on every device.',

  // Couples sessions
  'history.couples_badge': 'Couples',
  'history.couples_open': 'Open session',
  'history.couples_read': 'Read again',
  'history.couples_start': 'Start Couples Session',
  'history.couples_none_text': 'Open a room, and send the link to your partner. What you both write is kept here.',
  'history.stay_from': 'From {date}, old advice is deleted by itself, as was chosen in your account.',
  'history.stay_see': 'See or change it',
} as const satisfies EnglishTable<'history'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    history: typeof texts;
  }
}
