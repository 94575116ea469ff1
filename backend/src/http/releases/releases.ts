import { RELEASE_HEADER } from '@beside/common/release';
import type { RequestHandler } from 'express';
import type pg from 'pg';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/logger.ts';
import { tooOldReleases } from './release.policy.ts';
import { releaseStatements } from './release.statements.ts';

/** Milliseconds between two looks at what is served. */
const LOOK_MS = 3_600_000;

/** Which releases' pages this node still answers. */
export interface Releases {
  /** Whether a page must be loaded again. An unknown release, or none, is answered: it is a program's, or another node's. */
  isTooOld(release: unknown): boolean;
  /** Records what this node serves, and reads what was served before; from then on each hour. */
  load(): Promise<void>;
  stop(): void;
}

interface ReleasesDeps {
  pool: pg.Pool;
  /** What this node serves; null without a build. */
  own: string | null;
  clock: Clock;
  log: Log;
}

/** Keeps in memory which releases are too old, so that a call costs a look-up. */
export function createReleases({ pool, own, clock, log }: ReleasesDeps): Releases {
  let tooOld: ReadonlySet<unknown> = new Set();
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    if (own === null) return;
    await releaseStatements.serve(pool, own);
    tooOld = tooOldReleases(await releaseStatements.all(pool), own, clock.now());
  };
  return {
    isTooOld: (release) => tooOld.has(release),
    async load() {
      await look();
      timer ??= setInterval(() => {
        look().catch((error: unknown) =>
          log.warn({ err: error }, 'it is not recorded which release is served; it is tried again'),
        );
      }, LOOK_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** Seconds between two polls of a page that is refused, and stays open. */
const POLL_S = 60;

export const clientTooOld = (): AppError =>
  new AppError('client_too_old', 'Beside must be loaded again. What you wrote stays.', { retryAfter: POLL_S });

/** Whoever wants to sign out can, from any page. */
const SIGN_OUT = '/auth/logout';

/** Refuses the calls of pages whose release is too old. */
export function refuseOldPages(releases: Pick<Releases, 'isTooOld'>): RequestHandler {
  return (request, _response, next) => {
    const isRefused = request.path !== SIGN_OUT && releases.isTooOld(request.headers[RELEASE_HEADER]);
    next(isRefused ? clientTooOld() : undefined);
  };
}
