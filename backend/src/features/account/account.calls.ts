import { EmailDto } from '@beside/common/account/account.dto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import { MessageAnswer } from '@beside/common/account/account.views';
import type { Call, RouteContext } from '../../http/route-context.ts';
import { MAIL } from './account.limits.ts';
import type { AccountService } from './account.service.ts';
import type { Caller } from './account.types.ts';
import type { KnownDevices } from './sign-in/account.known-devices.ts';

const SENT = 'If this address has an account, we have sent a link to it.';

/** Calls without an account, by browsers alone. */
export const open = { guard: 'public', scope: null } as const;
/** Calls of users on their own account. */
export const own = { guard: 'user', scope: null } as const;

/** What the routes of accounts are declared with. */
export interface AccountCalls {
  account: AccountService;
  calls: ReturnType<RouteContext['routes']>;
  callerOf(call: Pick<Call<unknown>, 'actor' | 'request'>): Caller;
  /** Counts a mail to an address, with or without an account. */
  countMail(dto: { email: string }, who: Caller): Promise<void>;
  /** Declares a call that answers the same whether or not a mail is sent. */
  mailing(path: string, about: string, send: (dto: EmailDto, who: Caller) => Promise<void>): void;
}

export function accountCalls(account: AccountService, devices: KnownDevices, calls: AccountCalls['calls']): AccountCalls {
  const callerOf: AccountCalls['callerOf'] = ({ actor, request }) => ({ actor, device: devices.of(request, actor.ip) });
  const countMail: AccountCalls['countMail'] = (dto, who) => account.countMail(normaliseEmail(dto.email), who);
  return {
    ...{ account, calls, callerOf, countMail },
    mailing: (path, about, send) =>
      void calls.post(path, { ...open, limit: MAIL, input: EmailDto, answers: MessageAnswer, about }, async (call) => {
        account.requireMail();
        const who = callerOf(call);
        await countMail(call.input, who);
        await send(call.input, who);
        return { message: SENT };
      }),
  };
}
