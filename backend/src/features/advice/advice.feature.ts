import { type FeatureDeps, feature } from '../feature.ts';
import { followChanges } from './advice.changes.ts';
import { AdviceBookmark, AdviceSession, AdviceText } from './advice.entity.ts';
import { adviceRoutes } from './advice.routes.ts';
import { type AdviceDeps, adviceService } from './advice.service.ts';
import { adviceSockets } from './advice.sockets.ts';
import { adviceUserData } from './advice.user-data.ts';
import { adviceDownload } from './document/advice.download.ts';
import { adviceNotices } from './history/advice.notices.ts';
import { linkPage } from './links/advice.link-page.ts';
import { AdviceLink } from './links/advice.links.entity.ts';
import { linkRoutes } from './links/advice.links.routes.ts';
import { adviceLinksOf } from './links/advice.links.ts';
import { AdviceHistory1763850000000 } from './migrations/1763850000000-advice-history.ts';
import { AdviceLinks1763892000000 } from './migrations/1763892000000-advice-links.ts';
import { AdviceRetention1763893000000 } from './migrations/1763893000000-advice-retention.ts';
import { Retention } from './retention/advice.retention.entity.ts';
import { deleteOldDaily } from './retention/advice.retention.jobs.ts';
import { retentionRoutes } from './retention/advice.retention.routes.ts';
import { adviceRetentionOf, type RetentionDeps } from './retention/advice.retention.ts';

/** Advice about a situation: written live, kept in a history that can be searched. */
export const adviceFeature = feature({
  name: 'advice',
  needs: { usage: true, account: true, notices: true },
  entities: [AdviceSession, AdviceBookmark, AdviceText, AdviceLink, Retention],
  migrations: [AdviceHistory1763850000000, AdviceLinks1763892000000, AdviceRetention1763893000000],
  userData: ({ threadOf }) => [adviceUserData(threadOf('advice'))],
  notices: { answer: adviceNotices },
  service(deps: Omit<AdviceDeps & RetentionDeps, 'thread'> & Pick<FeatureDeps, 'threadOf' | 'publicUrl'>) {
    const thread = deps.threadOf('advice');
    const advice = adviceService({ ...deps, thread });
    return { ...advice, links: adviceLinksOf({ ...deps, advice }), retention: adviceRetentionOf({ ...deps, thread }) };
  },
  routes(advice, context, { pool, threadOf }: FeatureDeps) {
    adviceRoutes(advice, adviceDownload({ pool, advice, thread: threadOf('advice') }), context);
    linkRoutes(advice.links, context);
    retentionRoutes(advice.retention, context);
  },
  pages: ({ links }, { limits, appName, log }: FeatureDeps) => [linkPage({ links, limits, appName, log })],
  sockets: (advice, events) => adviceSockets(advice, events),
  jobs(_advice, all: FeatureDeps) {
    followChanges(all);
    deleteOldDaily({ ...all, thread: all.threadOf('advice') });
  },
  prepare: (advice) => advice.indexMissing(),
});
