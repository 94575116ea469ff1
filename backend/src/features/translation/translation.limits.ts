import { limitOf } from '../../http/rate-limits.ts';

/** Each call may cost money. */
export const TRANSLATE = limitOf('translate', 30, 60);
