import { Done } from '@beside/common/answers.views';
import {
  NotificationsDto,
  PushEndpointDto,
  PushSubscriptionDto,
  SeenNoticesDto,
} from '@beside/common/notifications/notifications.dto';
import { NoticesView, NotificationsAnswer, PushKeyAnswer } from '@beside/common/notifications/notifications.views';
import type { Router } from 'express';
import { READ, WRITE } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { PUSH_FORGET, PUSH_TEST } from './notifications.limits.ts';
import type { NotificationsService } from './notifications.service.ts';

type Calls = ReturnType<RouteContext['routes']>;

const own = { guard: 'user', scope: null } as const;
const open = { guard: 'public', scope: null } as const;

/**
 * What is new, what users are told of, and which browsers receive pushes. By browsers alone.
 * @param mail whether this server sends emails
 */
export function notificationsRoutes(service: NotificationsService, context: RouteContext, mail: boolean): Router {
  const calls = context.routes('/api');
  const choice = { ...own, answers: NotificationsAnswer };

  calls.get('/notifications', { ...choice, limit: READ, about: 'What the caller is told of, and when' }, async ({ actor }) => ({
    ...{ settings: await service.settings(actor), mail },
  }));

  calls.put(
    '/notifications',
    { ...choice, limit: WRITE, input: NotificationsDto, about: 'Chooses what to be told of, and when' },
    async ({ actor, input }) => ({ settings: await service.choose(actor, input), mail }),
  );

  calls.get(
    '/notices',
    { ...own, limit: READ, answers: NoticesView, about: 'What is new, and not seen yet' },
    async ({ actor }) => ({ items: await service.notices(actor) }),
  );

  calls.post(
    '/notices/seen',
    { ...own, limit: WRITE, input: SeenNoticesDto, answers: Done, about: 'Says that a page has shown what is new' },
    async ({ actor, input }) => {
      await service.see(actor, input.ids);
      return {};
    },
  );
  pushCalls(service, calls);
  return calls.router;
}

function pushCalls(service: NotificationsService, calls: Calls): void {
  calls.get(
    '/push/key',
    {
      ...open,
      limit: READ,
      answers: PushKeyAnswer,
      fails: ['unavailable'],
      about: 'The key by which browsers know who may push to them',
    },
    () => ({ key: service.pushKey() }),
  );

  calls.post(
    '/push/subscriptions',
    {
      ...own,
      limit: WRITE,
      input: PushSubscriptionDto,
      answers: Done,
      fails: ['full', 'unavailable'],
      about: 'Has this browser receive pushes, until its session ends',
    },
    async ({ actor, input }) => {
      await service.subscribe(actor, input);
      return {};
    },
  );

  calls.post(
    '/push/test',
    { ...own, limit: PUSH_TEST, answers: Done, fails: ['not_found', 'unavailable'], about: 'Pushes one to this browser now' },
    async ({ actor }) => {
      await service.test(actor);
      return {};
    },
  );
  endingCalls(service, calls);
}

function endingCalls(service: NotificationsService, calls: Calls): void {
  calls.delete(
    '/push/subscriptions',
    { ...own, limit: WRITE, input: PushEndpointDto, answers: Done, about: 'Ends a subscription of the caller' },
    async ({ actor, input }) => {
      await service.unsubscribe(actor, input);
      return {};
    },
  );

  calls.post(
    '/push/forget',
    {
      ...open,
      limit: PUSH_FORGET,
      input: PushEndpointDto,
      answers: Done,
      about: 'Ends the subscription of an endpoint; the answer tells nothing',
    },
    ({ input }) => {
      service.forget(input);
      return {};
    },
  );
}
