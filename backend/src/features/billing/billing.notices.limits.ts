import { limitOf } from '../../http/rate-limits.ts';

/** Notices sent from one address. */
export const NOTICE = limitOf('notice', 10, 600, { by: 'address' });
/** Opened links of notices. */
export const NOTICE_LINK = limitOf('noticeLink', 60, 600, { by: 'address' });
/** Notices about one mailed address: from one caller, and from all. A signed-in owner's are not counted, so that nobody can use them up. */
export const NOTICE_TO = limitOf('noticeTo', 4, 900);
export const NOTICE_TO_ALL = limitOf('noticeToAll', 20, 3600);
