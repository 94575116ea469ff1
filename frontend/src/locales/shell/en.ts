import type { EnglishTable } from '../groups.ts';

/** Texts of every page, and texts shared by many parts. */
const texts = {
  // Shell
  'shell.skip': 'Skip to content',
  'shell.menu': 'Menu',
  'shell.menu_open': 'Open menu',
  'shell.menu_close': 'Close menu',
  'shell.nav': 'Main',
  'shell.home': 'Home',
  'shell.plans': 'Plans',
  'shell.history': 'History',
  'shell.couples': 'Couples',
  'shell.account': 'Account',
  'shell.admin': 'Admin',
  'shell.back': 'Back',
  'shell.sign_in': 'Sign in',
  'shell.sign_out': 'Logout',
  'shell.logout_failed': 'Logout failed',
  'shell.logout_failed_text': 'You are still signed in. Please try again.',
  'shell.signed_out': 'Signed out',
  'shell.ended': 'You are signed out',
  'shell.ended_text': 'This happened in another window, or on another device.',
  'shell.close': 'Close',
  'shell.copied': 'Copied to Clipboard',
  'shell.loading': 'Loading',
  'shell.title_default': '{appName}: advice for you, and for the two of you',
  'shell.title': '{page} · {appName}',

  'footer.label': 'Legal and support',
  'footer.disclaimer':
    '{appName} gives AI guidance. It does not replace a doctor, therapist, lawyer or financial adviser. {emergency}',
  'footer.emergency': 'In an emergency, call {numbers}.',
  'footer.emergency_guessed': 'In an emergency, call {numbers} (112 in the EU).',
  'footer.emergency_local': 'In an emergency, call your local emergency number (112 in the EU).',
  'footer.help': 'Get help now',
  'footer.terms': 'Terms',
  'footer.privacy': 'Privacy',
  'footer.imprint': 'Imprint',
  'footer.status': 'Status',
  'footer.withdraw': 'Withdraw from contract here',
  'footer.cancel': 'Cancel contracts here',

  'connection.live': 'Connected live',
  'connection.polling': 'Connected, updating regularly',
  'connection.offline': 'Offline',
  'connection.restoring': 'The connection is being restored. Nothing is lost.',

  // What a machine wrote says so
  'ai.label': 'AI',
  'ai.title': 'Written by an AI model, not by a person',

  'theme.label': 'Theme',
  'theme.current': 'Theme: {theme}',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.system': 'System',

  'language.label': 'Language',
  'language.current': 'Language: {language}',
  'language.failed': 'Translation Error',
  'language.failed_text': 'Failed to translate interface. Using English.',

  // Trouble
  'error.title': 'Something went wrong',
  'error.heading': 'Error',
  'error.quiet_help': 'If it cannot wait, <a>people are there to listen</a>.',
  'error.quiet_help_offline': 'If it cannot wait, people are there to listen:',
  'error.page': 'This page could not be shown',
  'error.page_text': 'Nothing you wrote was lost. Trying again usually helps.',
  'error.offline': 'No connection',
  'error.offline_text': 'This page needs a connection. Nothing you wrote was lost.',
  'error.retry': 'Try again',
  'error.load_again': 'This page must be loaded again. What you wrote stays.',
  'error.network': 'Network error: Unable to connect to server. Please check your connection and try again.',
  'error.validation_failed': 'Something in the form needs another look.',
  'error.not_signed_in': 'Please sign in first.',
  'error.session_required': 'This browser did not keep our cookie. Please allow cookies for this site and try again.',
  'error.password_needed': 'Please enter the password as well.',
  'error.proof_needed': 'Please confirm first that it is you.',
  'error.code_wrong': 'This code does not fit.',
  'error.second_factor_needed': 'A second step is needed.',
  'error.invalid_credentials': 'The email address or the password is not right.',
  'error.email_not_verified': 'Please verify your email address first. The link is in your inbox.',
  'error.email_taken': 'There is already an account with this email address.',
  'error.passkey_unknown': 'This passkey is not known here. It may have been removed.',
  'error.passkey_exists': 'This device has a passkey for your account already.',
  'error.full': 'There are as many as there may be. Remove one first.',
  'error.link_invalid': 'This link has already been used, or has expired.',
  'error.usage_limit_reached': "You've reached your usage limit. Upgrade plan to continue.",
  'error.not_allowed': 'You don’t have access to this.',
  'error.not_found': 'This no longer exists.',
  'error.conflict': 'This has already been done, perhaps in another tab.',
  'error.session_full': 'Two people are in this session already.',
  'error.session_ended': 'This session has been ended. It can still be read.',
  'error.stopped': 'This was stopped before it was finished.',
  'error.too_large': 'That is too long to send.',
  'error.client_too_old': '{appName} must be loaded again. What you wrote stays.',
  'error.too_many_requests': 'That was a lot at once. Please wait a minute and try again.',
  'error.too_many_for_minutes': 'That was too often. Please try again in {minutes} minutes.',
  'error.budget_reached': 'No more advice can be written today. Please come back tomorrow.',
  'error.model_failed': 'The advice could not be written. Please try again.',
  'error.model_timeout': 'Writing took too long. Please try again.',
  'error.model_refused': 'This question could not be answered. Try to say it in other words.',
  'error.answer_too_long':
    'The answer became too long to finish. Please ask for less at a time. If you saw recommendations, it counts as one session.',
  'error.interrupted': 'Writing was interrupted. Please try again.',
  'error.unavailable': 'This is not available just now. Please try again later.',
  'error.internal_error': 'Something went wrong on our side. Please try again.',

  'not_found.title': 'There is nothing at this address',
  'not_found.text': 'There may be a typo in it, or this part of {appName} is not open yet. Nothing you wrote is lost.',
  'not_found.home': 'Go Home',
  'not_found.plans': 'Explore Plans',
} as const satisfies EnglishTable<'shell' | 'footer' | 'connection' | 'ai' | 'theme' | 'language' | 'error' | 'not_found'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    shell: typeof texts;
  }
}
