import type { Router } from 'express';
import { WRITE } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { accountCalls, open } from './account.calls.ts';
import type { AccountService } from './account.service.ts';
import { loginSessionRoutes } from './login-sessions/account.login-sessions.routes.ts';
import { passkeyRoutes, passkeyUseRoutes } from './passkeys/account.passkeys.routes.ts';
import { profileRoutes } from './profile/account.profile.routes.ts';
import { registrationRoutes } from './registration/account.registration.routes.ts';
import { passSecondFactorRoutes, secondFactorRoutes } from './second-factor/account.second-factor.routes.ts';
import type { KnownDevices } from './sign-in/account.known-devices.ts';
import { passwordRoutes } from './sign-in/account.passwords.routes.ts';
import { signInRoutes } from './sign-in/account.sign-in.routes.ts';

/** Signing in, one's own account, and a visitor's session. */
export function accountRoutes(account: AccountService, devices: KnownDevices, context: RouteContext): Router {
  const calls = context.routes('/api');
  const declared = accountCalls(account, devices, calls);
  registrationRoutes(declared);
  signInRoutes(declared);
  passwordRoutes(declared);
  profileRoutes(declared);
  loginSessionRoutes(declared);
  secondFactorRoutes(declared);
  passSecondFactorRoutes(declared);
  passkeyRoutes(declared);
  passkeyUseRoutes(declared);

  // A browser asks for its visitor's session just before it needs one, so that its socket presents the same cookie.
  calls.post(
    '/visitor',
    { ...open, limit: WRITE, answers: null, status: 204, about: "Begins a browser's session without an account" },
    async (call) => {
      await context.ensureVisitor(call);
      call.response.status(204).end();
      return undefined;
    },
  );

  return calls.router;
}
