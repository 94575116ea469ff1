import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {} satisfies Translation<typeof en>;
