import { randomUUID } from 'node:crypto';

/** A situation with a unique mark, by which the relay finds its model requests. */
export function situation(): { text: string; mark: string } {
  const mark = randomUUID().slice(0, 8);
  return {
    mark,
    text: `My manager moves our weekly talk again and again, and note ${mark} of it is long overdue. I would like to ask Ana for help.`,
  };
}
