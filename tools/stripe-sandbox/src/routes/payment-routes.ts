import type Stripe from 'stripe';
import type { Account } from '../account/account';
import { ApiFailure, invalidRequest, missing } from '../api-failure';
import type { CheckoutSessions } from '../account/checkout-sessions';
import { expandedCharge, expandedIntent, readExpansion, readListExpansion } from './expansion';
import { createdWithin, pageOf } from './lists';
import { unexpectedState, type NewIntent, type PaymentIntents } from '../account/payment-intents';
import { readParams, type Params } from '../wire/params';
import type { Routes } from '../wire/router';
import { cardByPaymentMethod } from '../account/test-cards';

const CANCELLATION_REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation'];

/** /v1/payment_intents, /v1/charges */
export function paymentRoutes(account: Account, intents: PaymentIntents, sessions: CheckoutSessions): Routes {
  const find = (id: string) => {
    const intent = account.intents.get(id);
    if (!intent) throw missing('payment_intent', id, 'intent');
    return intent;
  };
  const confirm = (intent: Stripe.PaymentIntent, method: string | undefined) => {
    sessions.refuseForeignMove(intent, 'confirm');
    if (!CONFIRMABLE.includes(intent.status)) throw unexpectedState(intent, 'confirm');
    const card = method === undefined ? null : cardByPaymentMethod(method);
    if (method === undefined) {
      throw invalidRequest('You cannot confirm this PaymentIntent because it is missing a payment method.', {
        code: 'payment_intent_unexpected_state',
      });
    }
    if (!card) throw missing('PaymentMethod', method, 'payment_method');
    intents.attempt(intent, card, { email: intent.receipt_email, name: null });
    if (intent.status === 'requires_payment_method') throw cardError(intent);
  };

  return {
    'POST /v1/payment_intents': ({ fields }) => {
      const { wanted, expand, method, confirmed } = readParams(fields, (params) => ({
        expand: readExpansion(params),
        method: params.text('payment_method'),
        confirmed: params.flag('confirm') ?? false,
        wanted: readNewIntent(params),
      }));
      const intent = intents.create(wanted);
      if (confirmed) confirm(intent, method);
      return expandedIntent(account, intent.id, expand);
    },
    'GET /v1/payment_intents/:id': ({ id, fields }) =>
      expandedIntent(account, id, readParams(fields, readExpansion)),
    'POST /v1/payment_intents/:id/confirm': ({ id, fields }) => {
      const { method, expand } = readParams(fields, (params) => ({
        method: params.text('payment_method'),
        expand: readExpansion(params),
        returnUrl: params.url('return_url'),
      }));
      confirm(find(id), method);
      return expandedIntent(account, id, expand);
    },
    'POST /v1/payment_intents/:id/cancel': ({ id, fields }) => {
      const { reason, expand } = readParams(fields, (params) => ({
        reason: params.oneOf('cancellation_reason', CANCELLATION_REASONS) ?? null,
        expand: readExpansion(params),
      }));
      const intent = find(id);
      sessions.refuseForeignMove(intent, 'cancel');
      intents.cancel(intent, reason);
      return expandedIntent(account, id, expand);
    },
    'GET /v1/payment_intents': ({ fields }) =>
      readParams(fields, (params) => {
        const expand = readListExpansion(params);
        const found = createdWithin(params, [...account.intents.values()]);
        const page = pageOf(params, found.reverse(), '/v1/payment_intents');
        return { ...page, data: page.data.map(({ id }) => expandedIntent(account, id, expand)) };
      }),
    'GET /v1/charges/:id': ({ id, fields }) => expandedCharge(account, id, readParams(fields, readExpansion)),
    'GET /v1/charges': ({ fields }) =>
      readParams(fields, (params) => {
        const intent = params.text('payment_intent');
        const expand = readListExpansion(params);
        const found = createdWithin(params, [...account.charges.values()]).filter(
          (charge) => intent === undefined || charge.payment_intent === intent,
        );
        const page = pageOf(params, found.reverse(), '/v1/charges');
        return { ...page, data: page.data.map(({ id }) => expandedCharge(account, id, expand)) };
      }),
  };
}

function readNewIntent(params: Params): NewIntent {
  params.group('automatic_payment_methods', (inner) => {
    inner.required('enabled', inner.flag('enabled'));
    inner.oneOf('allow_redirects', ['always', 'never']);
  });
  params.texts('allowed_payment_method_types');
  params.oneOf('capture_method', ['automatic', 'automatic_async']);
  params.url('return_url');
  return {
    amount: params.required('amount', params.integer('amount', { min: 50, max: 99_999_999 })),
    currency: params.currency('currency'),
    metadata: params.metadata('metadata'),
    description: params.text('description', 1000) ?? null,
    receiptEmail: params.email('receipt_email') ?? null,
    statementDescriptor: params.text('statement_descriptor', 22) ?? null,
  };
}

/** 402 with the declined intent, as a confirmation answers. */
function cardError(intent: Stripe.PaymentIntent): ApiFailure {
  const error = intent.last_payment_error;
  return new ApiFailure(402, {
    type: 'card_error',
    message: error?.message ?? 'Your card was declined.',
    ...(error?.code ? { code: error.code } : {}),
    ...(error?.decline_code ? { decline_code: error.decline_code } : {}),
    ...(error?.charge ? { charge: error.charge } : {}),
    payment_intent: intent,
  });
}
