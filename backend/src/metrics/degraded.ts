import { type OutsideService, onMeasure } from '../lib/measures.ts';
import type { SharedRedis } from '../lib/redis.ts';
import type { QueueState } from './queues.ts';

interface Watched {
  redis: Pick<SharedRedis, 'isAnswering'> | null;
  notifications: { isReceiving(withinMs: number): boolean };
  queues(): Promise<Record<'replies' | 'jobs', QueueState>>;
}

/** Failures in a row after which a service outside counts as failing; one may be a single request's own fault. */
const FAILURES = 3;
/** Milliseconds after which a failure says nothing of the present: nobody has asked since. */
const FORGOTTEN_MS = 600_000;
/** Seconds for which what is due may wait: a node takes a reply within a second, a job within two. */
const LATE_S = { replies: 15, jobs: 120 };
/** Milliseconds within which a notification of the database must have arrived. */
const RECEIVING_MS = 5000;

/** What goes worse than it should, though the node serves. */
export interface Degraded {
  /**
   * `redis`, `notifications`; `model`, `mail`, `payments`, `status_page`: their last requests of this node failed; `replies`, `jobs`: what is due
   * waits for too long.
   * @throws the driver's error while the database does not answer
   */
  names(): Promise<string[]>;
  /** The same without what the database knows. */
  namesHere(): string[];
  close(): void;
}

export function watchDegraded({ redis, notifications, queues }: Watched): Degraded {
  const failures = new Map<OutsideService, { inARow: number; at: number }>();
  const close = onMeasure('outside', ({ service, isDone }) => {
    if (isDone) failures.delete(service);
    else failures.set(service, { inARow: (failures.get(service)?.inARow ?? 0) + 1, at: Date.now() });
  });
  const namesHere = (): string[] => [
    ...(redis && !redis.isAnswering() ? ['redis'] : []),
    ...(notifications.isReceiving(RECEIVING_MS) ? [] : ['notifications']),
    ...[...failures].flatMap(([service, { inARow, at }]) =>
      inARow >= FAILURES && Date.now() - at < FORGOTTEN_MS ? [service] : [],
    ),
  ];
  return {
    namesHere,
    async names() {
      const { replies, jobs } = await queues();
      return [
        ...namesHere(),
        ...(replies.oldestSeconds > LATE_S.replies ? ['replies'] : []),
        ...(jobs.oldestSeconds > LATE_S.jobs ? ['jobs'] : []),
      ];
    },
    close,
  };
}
