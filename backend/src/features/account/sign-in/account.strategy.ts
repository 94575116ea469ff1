import type { Request } from 'express';
import { Passport } from 'passport';
import { Strategy } from 'passport-local';
import type { Authenticated } from './account.sign-in.ts';

type Authenticate = (request: Request, email: string, password: string) => Promise<Authenticated>;

/**
 * Passport's local strategy: an address and a password from the body, verified by our own rules. It keeps no session: `http/session.ts` does.
 * @returns what authenticates a sign-in's request; it throws what `authenticate` throws
 */
export function localSignIn(authenticate: Authenticate): (request: Request) => Promise<Authenticated> {
  const passport = new Passport();
  passport.use(
    new Strategy(
      { usernameField: 'email', passwordField: 'password', passReqToCallback: true, session: false },
      (request, email, password, done) => {
        authenticate(request, email, password).then(
          (known) => done(null, known),
          (error: unknown) => done(error),
        );
      },
    ),
  );
  return (request) =>
    new Promise((resolve, reject) => {
      const take = passport.authenticate(
        'local',
        { session: false },
        (error: unknown, known: Authenticated | false | undefined) => {
          if (error || !known) reject(error ?? new Error('No one was found, and nothing said why'));
          else resolve(known);
        },
      );
      take(request, request.res, reject);
    });
}
