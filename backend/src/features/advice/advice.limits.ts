import { limitOf } from '../../http/rate-limits.ts';

/** A burst is allowed, since each of these calls is also counted as use. */
export const GENERATE = limitOf('generate', 120, 60);
/** A file of a long chat costs more than any other call that reads. */
export const DOWNLOAD = limitOf('download', 10, 60);
/** New links to copies, of one user. */
export const NEW_LINK = limitOf('adviceLink', 20, 86_400);
/** Openings of such links' pages, and their doors. Counted in memory alone: nothing is kept of a reader. */
export const SHARED_PAGE = limitOf('sharedPage', 60, 60, { by: 'address', counted: 'node' });
/** Choices of how long advice stays: each may send a mail. */
export const RETENTION = limitOf('retention', 10, 3600);
export const WATCH = limitOf('watch', 300, 60);
