import { afterAll, describe, expect, it } from 'vitest';
import { begin, startSandbox } from '../../src/testing/stripe-sandbox.ts';

const DAY = 86_400_000;
const sandbox = await startSandbox();
const { stripe, server } = sandbox;
afterAll(() => sandbox.close());

async function paidWith(payment_method: string) {
  const { intent } = await begin(sandbox);
  const { latest_charge } = await stripe.paymentIntents.confirm(intent, { payment_method });
  return { intent, charge: String(latest_charge) };
}

const typesAbout = (id: string): string[] =>
  server.events.all().flatMap(({ type, data: { object } }) => ('id' in object && object.id === id ? [type] : []));

describe('a refund', () => {
  it('that fails later has succeeded until then', async () => {
    const { intent, charge } = await paidWith('pm_card_refundFail');
    const { id, status } = await stripe.refunds.create({ payment_intent: intent });
    expect(status).toBe('succeeded');
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ refunded: true, amount_refunded: 999 });
    await server.advance(6 * DAY);
    expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed', failure_reason: 'lost_or_stolen_card' });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ refunded: false, amount_refunded: 0 });
    expect(typesAbout(id)).toEqual(['refund.created', 'refund.updated', 'refund.failed']);
  });

  it('that is pending succeeds later', async () => {
    const { intent } = await paidWith('pm_card_pendingRefund');
    const { id, status } = await stripe.refunds.create({ payment_intent: intent });
    expect(status).toBe('pending');
    await server.advance(6 * DAY);
    expect((await stripe.refunds.retrieve(id)).status).toBe('succeeded');
  });
});

describe('a dispute', () => {
  it('takes the money, refuses refunds, and is lost unless it is answered in time', async () => {
    const { intent, charge } = await paidWith('pm_card_createDispute');
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent })).data;
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 999, charge });
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ code: 'charge_disputed' });
    await server.advance(8 * DAY);
    expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('lost');
    expect(typesAbout(dispute?.id ?? '')).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ]);
  });

  it('is won with evidence, and its payment can be given back again', async () => {
    const { intent } = await paidWith('pm_card_createDispute');
    const id = (await stripe.disputes.list({ payment_intent: intent })).data[0]?.id ?? '';
    const answered = await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
    expect(answered.status).toBe('won');
    expect(typesAbout(id)).toContain('charge.dispute.funds_reinstated');
    expect((await stripe.refunds.create({ payment_intent: intent })).status).toBe('succeeded');
  });

  it('that is answered waits for the bank', async () => {
    const { intent } = await paidWith('pm_card_createDispute');
    const id = (await stripe.disputes.list({ payment_intent: intent })).data[0]?.id ?? '';
    const answered = await stripe.disputes.update(id, { evidence: { uncategorized_text: 'They used it.' } });
    expect(answered).toMatchObject({ status: 'under_review', evidence_details: { submission_count: 1 } });
    await server.advance(30 * DAY);
    expect((await stripe.disputes.retrieve(id)).status).toBe('under_review');
    await server.advance(31 * DAY);
    expect((await stripe.disputes.retrieve(id)).status).toBe('lost');
  });

  it('can be an inquiry, which takes nothing', async () => {
    const { intent, charge } = await paidWith('pm_card_createDisputeInquiry');
    const id = (await stripe.disputes.list({ charge })).data[0]?.id ?? '';
    expect((await stripe.disputes.retrieve(id)).status).toBe('warning_needs_response');
    expect(typesAbout(id)).toEqual(['charge.dispute.created']);
    expect((await stripe.refunds.create({ payment_intent: intent })).status).toBe('succeeded');
    expect((await stripe.disputes.close(id)).status).toBe('warning_closed');
  });
});
