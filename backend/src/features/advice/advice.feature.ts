import { type FeatureDeps, feature } from '../feature.ts';
import { followChanges } from './advice.changes.ts';
import { AdviceBookmark, AdviceSession, AdviceText } from './advice.entity.ts';
import { adviceRoutes } from './advice.routes.ts';
import { type AdviceDeps, adviceService } from './advice.service.ts';
import { adviceSockets } from './advice.sockets.ts';
import { adviceUserData } from './advice.user-data.ts';
import { adviceDownload } from './document/advice.download.ts';
import { AdviceHistory1763850000000 } from './migrations/1763850000000-advice-history.ts';

/** Advice about a situation: written live, kept in a history that can be searched. */
export const adviceFeature = feature({
  name: 'advice',
  needs: { usage: true },
  entities: [AdviceSession, AdviceBookmark, AdviceText],
  migrations: [AdviceHistory1763850000000],
  userData: ({ threadOf }) => [adviceUserData(threadOf('advice'))],
  service: (deps: Omit<AdviceDeps, 'thread'> & Pick<FeatureDeps, 'threadOf'>) =>
    adviceService({ ...deps, thread: deps.threadOf('advice') }),
  routes: (advice, context, { pool, threadOf }: FeatureDeps) =>
    void adviceRoutes(advice, adviceDownload({ pool, advice, thread: threadOf('advice') }), context),
  sockets: (advice, events) => adviceSockets(advice, events),
  jobs: (_advice, all: FeatureDeps) => followChanges(all),
  prepare: (advice) => advice.indexMissing(),
});
