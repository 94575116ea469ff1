import { MessageAnswer } from '@beside/common/account/account.views';
import { CreateAdminPasswordDto } from '@beside/common/admin/admin.dto';
import { AdminStatusAnswer } from '@beside/common/admin/admin.views';
import type { Router } from 'express';
import { READ } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { ADMIN_WRITE } from './admin.limits.ts';
import type { AdminService } from './admin.service.ts';

export function adminRoutes(admin: AdminService, context: RouteContext): Router {
  const calls = context.routes('/api/admin');

  calls.get(
    '/status',
    { guard: 'user', scope: 'admin:read', limit: READ, answers: AdminStatusAnswer, about: 'What the caller may do in the panel' },
    ({ actor }) => admin.status(actor),
  );

  calls.post(
    '/create-password',
    {
      ...{ guard: 'owner', scope: 'admin:write', limit: ADMIN_WRITE, input: CreateAdminPasswordDto, answers: MessageAnswer },
      about: 'Creates or replaces the admin password',
    },
    async ({ actor, input }) => {
      const isFirst = await admin.setPassword(actor, input.password);
      return { message: isFirst ? 'Admin password created' : 'Admin password updated' };
    },
  );

  return calls.router;
}
