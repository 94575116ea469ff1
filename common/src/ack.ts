import type { Failure } from './answers.views.ts';

/** What the server acknowledges an event with: its answer, or why there is none. */
export type Ack<T extends object = object> = (answer: ({ success: true } & T) | Failure) => void;
