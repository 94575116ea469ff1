import { type FeatureDeps, feature } from '../feature.ts';
import { IncidentMonitor, SystemStatus } from './incidents.entity.ts';
import { incidentsRoutes } from './incidents.routes.ts';
import { type IncidentsDeps, incidentsService } from './incidents.service.ts';
import { incidentsUserData } from './incidents.user-data.ts';
import { IncidentMonitor1763871001000 } from './migrations/1763871001000-incident-monitor.ts';

/** The incident monitor: what a status page says is shown on every page. */
export const incidentsFeature = feature({
  name: 'incidents',
  needs: { admin: true, announcements: true },
  entities: [SystemStatus, IncidentMonitor],
  migrations: [IncidentMonitor1763871001000],
  userData: () => [incidentsUserData],
  service: ({ config, ...deps }: Omit<IncidentsDeps, 'fetching'> & Pick<FeatureDeps, 'config' | 'appName'>) =>
    incidentsService({ ...deps, fetching: { allowPrivate: config.statusPageAllowPrivate, appName: deps.appName } }),
  routes: incidentsRoutes,
  load: (incidents) => incidents.load(),
  stop: (incidents) => incidents.close(),
});
