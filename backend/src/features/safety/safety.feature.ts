import { type FeatureDeps, feature } from '../feature.ts';
import { helpPage } from './page/safety.page.ts';
import { plainPage } from './page/safety.plain-page.ts';

/** Where to find help. The screening of danger is a service that needs no state: `safety.service.ts`. */
export const safetyFeature = feature({
  name: 'safety',
  needs: {},
  service: () => ({}),
  pages: (_safety, { helpFrames: frames, payments, config, ...site }: FeatureDeps) => [
    helpPage({ frames, site: { ...site, statusUrl: config.statusUrl, payments: payments !== null } }),
    plainPage(),
  ],
});
