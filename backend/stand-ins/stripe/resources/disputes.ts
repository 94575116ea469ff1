import type Stripe from 'stripe';
import { answerDispute, decideDispute } from '../engine/disputes.ts';
import { mergeMetadata } from '../engine/metadata.ts';
import { isWithin, listPage } from '../http/list.ts';
import { route } from '../http/route.ts';

export const disputeRoutes = [
  route<Stripe.DisputeCloseParams>('POST', '/v1/disputes/:id/close', 'DisputeCloseParams', ({ engine, id }) =>
    decideDispute(engine, engine.store.need('dispute', id).id, false),
  ),
  route<Stripe.DisputeRetrieveParams>('GET', '/v1/disputes/:id', 'DisputeRetrieveParams', ({ engine, id }) =>
    engine.store.need('dispute', id),
  ),
  route<Stripe.DisputeUpdateParams>('POST', '/v1/disputes/:id', 'DisputeUpdateParams', ({ engine, id, params }) => {
    const dispute = engine.store.need('dispute', id);
    const { metadata, evidence, submit = true } = params;
    const changed = metadata
      ? engine.change('dispute', dispute, { metadata: mergeMetadata(dispute.metadata, metadata) }, 'charge.dispute.updated')
      : dispute;
    return evidence
      ? answerDispute(engine, changed, { uncategorized_text: evidence.uncategorized_text || null }, submit)
      : changed;
  }),
  route<Stripe.DisputeListParams>('GET', '/v1/disputes', 'DisputeListParams', ({ engine, params }) => {
    const rows = engine.store
      .all('dispute')
      .filter((one) => params.charge === undefined || one.charge === params.charge)
      .filter((one) => params.payment_intent === undefined || one.payment_intent === params.payment_intent)
      .filter((one) => isWithin(params.created, one.created));
    return listPage('/v1/disputes', rows, params);
  }),
];
