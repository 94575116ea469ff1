import { type OutsideService, onMeasure } from '../lib/measures.ts';
import type { SharedRedis } from '../lib/redis.ts';
import type { InstallationReader } from './installation.ts';

interface Watched {
  redis: Pick<SharedRedis, 'isAnswering'> | null;
  notifications: { isReceiving(withinMs: number): boolean };
  installation: InstallationReader;
}

/** Failures in a row after which a service outside counts as failing; one may be a single request's own fault. */
const FAILURES = 3;
/** Milliseconds after which a failure says nothing of the present: nobody has asked since. */
const FORGOTTEN_MS = 600_000;
/** Seconds for which what is due may wait: a node takes a reply within a second, a job within two. */
const LATE_S = { replies: 15, jobs: 120 };
/** Seconds: a backup is made each day, and takes its time. Where none was ever made, something else may make them. */
const BACKUP_LATE_S = 26 * 3600;
/** Milliseconds within which a notification of the database must have arrived. */
const RECEIVING_MS = 5000;

/** What goes worse than it should, though the node serves. */
export interface Degraded {
  /**
   * `redis`, `notifications`; `model`, `mail`, `payments`, `push`, `status_page`: their last requests of this node failed; `replies`, `jobs`: what is due
   * waits for too long; `backup`: the newest one is too old.
   * @throws the driver's error while the database does not answer
   */
  names(): Promise<string[]>;
  /** The same without what the database knows. */
  namesHere(): string[];
  close(): void;
}

export function watchDegraded({ redis, notifications, installation }: Watched): Degraded {
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
      const { queues, backupAge } = await installation();
      return [
        ...namesHere(),
        ...(queues.replies.oldestSeconds > LATE_S.replies ? ['replies'] : []),
        ...(queues.jobs.oldestSeconds > LATE_S.jobs ? ['jobs'] : []),
        ...(backupAge !== null && backupAge > BACKUP_LATE_S ? ['backup'] : []),
      ];
    },
    close,
  };
}
