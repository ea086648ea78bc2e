import type Stripe from 'stripe';
import { idOf, type Account } from '../account/account';
import { missing } from '../api-failure';
import type { Announce } from '../account/event-types';
import { expandedRefund, readExpansion, readListExpansion } from './expansion';
import { createdWithin, pageOf } from './lists';
import { readParams, type Params } from '../wire/params';
import { createRefund, type NewRefund } from '../account/refunds';
import type { Routes } from '../wire/router';

const REFUND_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** /v1/refunds */
export function refundRoutes(account: Account, announce: Announce): Routes {
  return {
    'POST /v1/refunds': ({ fields }) => {
      const { wanted, expand } = readParams(fields, (params) => ({
        expand: readExpansion(params),
        wanted: readNewRefund(account, params),
      }));
      return expandedRefund(account, createRefund(account, announce, wanted).id, expand);
    },
    'GET /v1/refunds/:id': ({ id, fields }) => expandedRefund(account, id, readParams(fields, readExpansion)),
    'GET /v1/refunds': ({ fields }) =>
      readParams(fields, (params) => {
        const charge = params.text('charge');
        const intent = params.text('payment_intent');
        const expand = readListExpansion(params);
        const found = createdWithin(params, [...account.refunds.values()])
          .filter((refund) => charge === undefined || refund.charge === charge)
          .filter((refund) => intent === undefined || refund.payment_intent === intent);
        const page = pageOf(params, found.reverse(), '/v1/refunds');
        return { ...page, data: page.data.map(({ id }) => expandedRefund(account, id, expand)) };
      }),
  };
}

function readNewRefund(account: Account, params: Params): NewRefund {
  const chargeId = params.text('charge');
  const intentId = params.text('payment_intent');
  const amount = params.integer('amount', { min: 1 }) ?? null;
  const reason = params.oneOf('reason', REFUND_REASONS) ?? null;
  const metadata = params.metadata('metadata');
  return { charge: chargeToRefund(account, params, chargeId, intentId), amount, reason, metadata };
}

function chargeToRefund(
  account: Account,
  params: Params,
  chargeId?: string,
  intentId?: string,
): Stripe.Charge {
  if (chargeId === undefined && intentId === undefined) {
    throw params.invalid(
      'charge',
      'One of the following params should be provided for this request: payment_intent or charge.',
      'parameter_missing',
    );
  }
  const intent = intentId === undefined ? undefined : account.intents.get(intentId);
  if (intentId !== undefined && !intent) throw missing('payment_intent', intentId, 'payment_intent');
  if (intent && intent.status !== 'succeeded') {
    throw params.invalid(
      'payment_intent',
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    );
  }
  const id = chargeId ?? idOf(intent?.latest_charge) ?? '';
  const charge = account.charges.get(id);
  if (!charge) throw missing('charge', id, 'charge');
  return charge;
}
