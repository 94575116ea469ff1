import { limitOf } from '../../http/rate-limits.ts';

/** Declarations of a user, or of a signed-out address. */
export const DECLARATION = limitOf('notice', 10, 600);
/** Those from one address about accounts that are not the sender's. A signed-in owner's are not counted: nobody behind the same address can use them up. */
export const DECLARATION_FROM = limitOf('noticeFrom', 10, 600, { by: 'address' });
/** Those of signed-in owners from one address, where addresses are not verified: anybody may register with another's. */
export const DECLARATION_UNVERIFIED = limitOf('noticeUnverified', 60, 600, { by: 'address' });
/** Opened links of declarations. */
export const DECLARATION_LINK = limitOf('noticeLink', 60, 600);
/** Declarations about one mailed address: from one caller, and from all. A signed-in owner's are not counted, so that nobody can use them up. */
export const DECLARATION_TO = limitOf('noticeTo', 4, 900);
export const DECLARATION_TO_ALL = limitOf('noticeToAll', 20, 3600);
