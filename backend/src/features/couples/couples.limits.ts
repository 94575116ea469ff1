import { limitOf } from '../../http/rate-limits.ts';

/** Every event of a page, and its polls. */
export const PAGE = limitOf('talk', 3000, 60, { by: 'browser', counted: 'node' });
export const POLL = limitOf('poll', 3000, 60, { by: 'browser', counted: 'node' });
/** Openings, and further pages of a long catch-up: each may bring 128 KiB. In short bursts, since each costs as much as many messages. */
export const OPEN = limitOf('open', 30, 15, { by: 'browser', counted: 'node' });
/** Messages, by seat in a session. */
export const MESSAGE = limitOf('message', 60, 10, { counted: 'later' });
/** Rare actions by hand: another language, another try. */
export const BY_HAND = limitOf('couples-by-hand', 300, 60);
