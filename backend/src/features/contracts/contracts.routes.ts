import { CancelRequestDto, ConfirmDeclarationDto, WithdrawDto } from '@beside/common/contracts/contracts.dto';
import { DeclarationAnswer, ReceiptAnswer, WithdrawalAnswer } from '@beside/common/contracts/contracts.views';
import type { Router } from 'express';
import type { RouteContext } from '../../http/route-context.ts';
import { PAYMENT } from '../subscription/subscription.service.ts';
import { DECLARATION, DECLARATION_LINK } from './contracts.limits.ts';
import type { ContractsService } from './contracts.service.ts';

/** Signed in or not: nobody learns from these whether an address has an account. */
const anyone = { guard: 'public', scope: null, limit: DECLARATION } as const;

export function contractsRoutes(contracts: ContractsService, context: RouteContext): Router {
  const calls = context.routes('/api/subscription');

  calls.get(
    '/withdrawal',
    {
      guard: 'user',
      scope: null,
      limit: PAYMENT,
      answers: WithdrawalAnswer,
      fails: ['payments_off'],
      about: 'Whether the contract can still be withdrawn from, and until when',
    },
    async ({ actor }) => ({
      withdrawal: await contracts.withdrawalOf(actor),
    }),
  );

  calls.post(
    '/withdraw',
    {
      ...anyone,
      input: WithdrawDto,
      answers: ReceiptAnswer,
      fails: ['payments_off'],
      about: 'Declares a withdrawal from a contract, signed in or not',
    },
    ({ actor, input }) => contracts.receive(input, actor, 'withdraw'),
  );

  calls.post(
    '/cancel-request',
    {
      ...anyone,
      input: CancelRequestDto,
      answers: ReceiptAnswer,
      fails: ['payments_off'],
      about: 'Declares a cancellation of a contract, signed in or not',
    },
    ({ actor, input }) => contracts.receive(input, actor, 'cancel'),
  );

  linkRoutes(calls, contracts);
  return calls.router;
}

/** What a mailed link leads to. */
function linkRoutes(calls: ReturnType<RouteContext['routes']>, contracts: ContractsService): void {
  calls.get(
    '/notice/:token',
    {
      ...anyone,
      limit: DECLARATION_LINK,
      answers: DeclarationAnswer,
      fails: ['link_invalid', 'payments_off'],
      about: 'A declaration, as its mailed link names it',
    },
    async ({ request }) => ({
      notice: await contracts.view(String(request.params.token)),
    }),
  );

  calls.post(
    '/confirm-notice',
    {
      ...anyone,
      limit: DECLARATION_LINK,
      input: ConfirmDeclarationDto,
      answers: DeclarationAnswer,
      fails: ['link_invalid', 'not_found', 'payments_off'],
      about: 'Confirms a declaration by its mailed link',
    },
    async ({ input }) => ({
      notice: await contracts.confirm(input.token),
    }),
  );
}
