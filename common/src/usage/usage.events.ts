import type { UsageView } from './usage.dto.ts';

/** What the server pushes about use, to every page of the person who is signed in (`user:{id}`). */
export interface UsageServerEvents {
  'usage:changed': (payload: { usage: UsageView }) => void;
}
