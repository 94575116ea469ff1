import { limitOf } from '../../http/rate-limits.ts';

export const REGISTER = limitOf('register', 20, 600, { by: 'address' });
export const SIGN_IN = limitOf('signIn', 30, 60, { by: 'address' });
/** Tries of a password, by account and known device. */
export const GUESS = limitOf('guess', 10, 900);
/** Calls that cause a mail; and mails to one address, by account and known device. */
export const MAIL = limitOf('mail', 10, 600, { by: 'address' });
export const MAIL_TO = limitOf('mailTo', 4, 900);
/** Codes of a second step, by account and known device. */
export const SECOND_STEP = limitOf('secondStep', 10, 900);
/** Sign-ins by passkey; and what they begin with, which each opened sign-in page asks for. */
export const PASSKEY_SIGN_IN = limitOf('passkeySignIn', 30, 900, { by: 'address' });
export const PASSKEY_OPTIONS = limitOf('passkeyOptions', 120, 900, { by: 'address' });
/** Mails about sign-ins in new browsers, to one user: a program without cookies is new each time. */
export const SIGN_IN_MAIL = limitOf('signInMail', 6, 900);
/** Opened links. */
export const LINK = limitOf('link', 60, 600, { by: 'address' });
export const EXPORT = limitOf('export', 6, 600);
