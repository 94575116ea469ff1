import { type FeatureDeps, feature } from '../feature.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { CouplesMessageEntity, CouplesSessionEntity, CouplesTranslationEntity } from './couples.entity.ts';
import { couplesRoutes } from './couples.routes.ts';
import { couplesService } from './couples.service.ts';
import { couplesSockets } from './couples.sockets.ts';
import { couplesUserData } from './couples.user-data.ts';
import { CouplesHelpEntity, CouplesHelpHiddenEntity } from './help/couples.help.entity.ts';
import { couplesNotices, tellOfUnreadByTimetable } from './messages/couples.unread.ts';
import { Couples1763800000000 } from './migrations/1763800000000-couples.ts';
import { CouplesAsking1763820000000 } from './migrations/1763820000000-couples-asking.ts';
import { CouplesLockInTime1763821000000 } from './migrations/1763821000000-couples-lock-in-time.ts';
import { InterfaceTranslations1763830000000 } from './migrations/1763830000000-interface-translations.ts';
import { CouplesHelp1763875000000 } from './migrations/1763875000000-couples-help.ts';
import { CouplesCreatorAddress1763882000000 } from './migrations/1763882000000-couples-creator-address.ts';

/** Live sessions of two partners with a counsellor. */
export const couplesFeature = feature({
  name: 'couples',
  needs: { usage: true, translation: true },
  entities: [CouplesSessionEntity, CouplesMessageEntity, CouplesTranslationEntity, CouplesHelpEntity, CouplesHelpHiddenEntity],
  migrations: [
    Couples1763800000000,
    CouplesAsking1763820000000,
    CouplesLockInTime1763821000000,
    InterfaceTranslations1763830000000,
    CouplesHelp1763875000000,
    CouplesCreatorAddress1763882000000,
  ],
  userData: () => [couplesUserData],
  notices: { message: couplesNotices },
  service: couplesService,
  cachedReads: ['/couples/session'],
  routes: couplesRoutes,
  sockets: couplesSockets,
  jobs: (_couples, all: FeatureDeps & { notices: NotificationsService }) => tellOfUnreadByTimetable(all),
  stop: (couples) => couples.stop(),
});
