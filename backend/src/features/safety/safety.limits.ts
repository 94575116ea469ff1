import { limitOf } from '../../http/rate-limits.ts';

/** Answers a day that the safety check gives in the model's place and that are stored: they cost no use, and help comes beyond it all the same. */
export const STORED_HELP = limitOf('stored-help', 20, 86_400);
