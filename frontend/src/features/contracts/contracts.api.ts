import type { CancelRequestDto, WithdrawDto } from '@beside/common/contracts/contracts.dto';
import {
  DeclarationAnswer,
  type DeclarationView,
  ReceiptAnswer,
  type ReceiptView,
  WithdrawalAnswer,
  type WithdrawalView,
} from '@beside/common/contracts/contracts.views';
import { SubscriptionAnswer, type SubscriptionView } from '@beside/common/usage/usage.views';
import { api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';

export const contractKeys = {
  withdrawal: ['billing', 'withdrawal'] as const,
  notice: (token: string) => ['billing', 'notice', token] as const,
};

/** `POST /api/subscription/cancel`: ends the plan with its paid period. Throws ApiError. */
export async function cancelPlan(): Promise<SubscriptionView> {
  return parseAs(SubscriptionAnswer, await api('/api/subscription/cancel', { method: 'POST', body: {} })).subscription;
}

/** `POST /api/subscription/resume`: undoes a cancellation, or a downgrade that has not begun. Throws ApiError. */
export async function resumePlan(): Promise<SubscriptionView> {
  return parseAs(SubscriptionAnswer, await api('/api/subscription/resume', { method: 'POST', body: {} })).subscription;
}

/** `GET /api/subscription/withdrawal`: what a withdrawal now gives back; null where none is possible. Throws ApiError. */
export async function fetchWithdrawal(signal?: AbortSignal): Promise<WithdrawalView | null> {
  return parseAs(WithdrawalAnswer, await api('/api/subscription/withdrawal', { signal })).withdrawal;
}

/** `POST /api/subscription/withdraw`: declares a withdrawal. Throws ApiError. */
export async function postWithdraw(body: WithdrawDto): Promise<ReceiptView> {
  return parseAs(ReceiptAnswer, await api('/api/subscription/withdraw', { method: 'POST', body })).receipt;
}

/** `POST /api/subscription/cancel-request`: declares a cancellation. Throws ApiError. */
export async function postCancelRequest(body: CancelRequestDto): Promise<ReceiptView> {
  return parseAs(ReceiptAnswer, await api('/api/subscription/cancel-request', { method: 'POST', body })).receipt;
}

/** `GET /api/subscription/notice/:token`: the declaration of a mailed link. Throws ApiError. */
export async function fetchDeclaration(token: string, signal?: AbortSignal): Promise<DeclarationView> {
  return parseAs(DeclarationAnswer, await api(`/api/subscription/notice/${encodeURIComponent(token)}`, { signal })).notice;
}

/** `POST /api/subscription/confirm-notice`: makes the declaration take effect. Throws ApiError. */
export async function confirmDeclaration(token: string): Promise<DeclarationView> {
  return parseAs(DeclarationAnswer, await api('/api/subscription/confirm-notice', { method: 'POST', body: { token } })).notice;
}
