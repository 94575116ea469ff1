import { feature } from '../feature.ts';
import { TranslationsOfInterface1763836000000 } from './migrations/1763836000000-translations-of-interface.ts';
import { SessionTranslations1763852000000 } from './migrations/1763852000000-session-translations.ts';
import { SessionTranslation, Translation } from './translation.entity.ts';
import { translationRoutes } from './translation.routes.ts';
import { translationService } from './translation.service.ts';
import { translationSockets } from './translation.sockets.ts';
import { translationUserData } from './translation.user-data.ts';

/** Texts in the reader's language. */
export const translationFeature = feature({
  name: 'translation',
  needs: { advice: true, announcements: true },
  entities: [Translation, SessionTranslation],
  migrations: [TranslationsOfInterface1763836000000, SessionTranslations1763852000000],
  userData: () => [translationUserData],
  service: translationService,
  routes: translationRoutes,
  sockets: (_translation, events) => translationSockets(events),
});
