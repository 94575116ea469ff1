import { ConfigureMonitorDto } from '@beside/common/incidents/incidents.dto';
import { MonitoringAnswer, MonitoringChangedAnswer } from '@beside/common/incidents/incidents.views';
import type { Router } from 'express';
import { READ } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { INCIDENTS_CHECK, INCIDENTS_WRITE } from './incidents.limits.ts';
import type { IncidentsService } from './incidents.service.ts';

/** The calls of the incident monitor. As specified, they take no admin password. */
export function incidentsRoutes(incidents: IncidentsService, context: RouteContext): Router {
  const calls = context.routes('/api/admin/incidents');
  const write = { guard: 'admin', scope: 'admin:write', limit: INCIDENTS_WRITE, answers: MonitoringChangedAnswer } as const;

  calls.get(
    '/status',
    {
      ...{ guard: 'admin', scope: 'admin:read', limit: READ, answers: MonitoringAnswer },
      about: 'The incident monitor, and what it shows',
    },
    async () => ({ monitoring: await incidents.status() }),
  );

  calls.post('/start', { ...write, fails: ['conflict'], about: 'Starts the incident monitor' }, async ({ actor }) => ({
    message: 'Monitoring started',
    monitoring: await incidents.start(actor),
  }));

  calls.post('/stop', { ...write, about: 'Stops the incident monitor' }, async ({ actor }) => ({
    message: 'Monitoring stopped',
    monitoring: await incidents.stop(actor),
  }));

  calls.post(
    '/check',
    { ...write, limit: INCIDENTS_CHECK, fails: ['conflict', 'unavailable'], about: 'Checks the status page now' },
    async () => ({ message: 'Status page checked', monitoring: await incidents.check() }),
  );

  calls.post(
    '/configure',
    {
      ...write,
      limit: INCIDENTS_CHECK,
      input: ConfigureMonitorDto,
      fails: ['status_page_refused'],
      about: 'Sets the address of the status page',
    },
    async ({ actor, input }) => ({
      message: 'Status page URL saved',
      monitoring: await incidents.configure(actor, input.statusPageUrl.trim()),
    }),
  );

  calls.post('/create-demo', { ...write, about: 'Shows a demo incident for five minutes' }, async ({ actor }) => ({
    message: 'Demo incident created',
    monitoring: await incidents.createDemo(actor),
  }));

  calls.post('/end-demo', { ...write, about: 'Ends the demo incident' }, async ({ actor }) => ({
    message: 'Demo incident ended',
    monitoring: await incidents.endDemo(actor),
  }));

  return calls.router;
}
