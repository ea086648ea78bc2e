import type Stripe from 'stripe';
import type { Account } from './account';
import { invalidRequest, missing } from './api-failure';
import type { Params } from './params';

/** The `expand` parameter of a request: which ids are to be answered as whole objects, as paths with dots. */
export class Expansion {
  constructor(private readonly paths: readonly string[]) {}

  static read(params: Params): Expansion {
    return new Expansion(params.texts('expand') ?? []);
  }

  wants(name: string): boolean {
    return this.paths.some((path) => path === name || path.startsWith(`${name}.`));
  }

  into(name: string): Expansion {
    return new Expansion(
      this.paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1)),
    );
  }

  /** Throws Stripe's 400 when a path leads nowhere. */
  only(...names: string[]): void {
    const stray = this.paths.find((path) => !names.includes(path.split('.')[0] ?? ''));
    if (stray !== undefined) {
      throw invalidRequest(`This property cannot be expanded (${stray}).`, { param: 'expand' });
    }
  }
}

export function expandedSession(account: Account, id: string, expand: Expansion): Stripe.Checkout.Session {
  const record = account.checkouts.get(id);
  if (!record) throw missing('checkout.session', id, 'session');
  expand.only('payment_intent', 'line_items');
  const intent = record.session.payment_intent;
  return {
    ...record.session,
    ...(expand.wants('payment_intent') && typeof intent === 'string'
      ? { payment_intent: expandedIntent(account, intent, expand.into('payment_intent')) }
      : {}),
    ...(expand.wants('line_items')
      ? { line_items: listOf(record.lineItems, false, `/v1/checkout/sessions/${id}/line_items`) }
      : {}),
  };
}

export function expandedIntent(account: Account, id: string, expand: Expansion): Stripe.PaymentIntent {
  const intent = account.intents.get(id);
  if (!intent) throw missing('payment_intent', id, 'intent');
  expand.only('latest_charge', 'payment_method');
  const { latest_charge: charge, payment_method: method } = intent;
  return {
    ...intent,
    ...(expand.wants('latest_charge') && typeof charge === 'string'
      ? { latest_charge: expandedCharge(account, charge, expand.into('latest_charge')) }
      : {}),
    ...(expand.wants('payment_method') && typeof method === 'string'
      ? { payment_method: account.paymentMethods.get(method) ?? method }
      : {}),
  };
}

export function expandedCharge(account: Account, id: string, expand: Expansion): Stripe.Charge {
  const charge = account.charges.get(id);
  if (!charge) throw missing('charge', id, 'charge');
  expand.only('refunds', 'payment_intent');
  const intent = charge.payment_intent;
  const refunds = [...account.refunds.values()].filter((refund) => refund.charge === id).reverse();
  return {
    ...charge,
    ...(expand.wants('refunds') ? { refunds: listOf(refunds, false, `/v1/charges/${id}/refunds`) } : {}),
    ...(expand.wants('payment_intent') && typeof intent === 'string'
      ? { payment_intent: expandedIntent(account, intent, expand.into('payment_intent')) }
      : {}),
  };
}

export function expandedRefund(account: Account, id: string, expand: Expansion): Stripe.Refund {
  const refund = account.refunds.get(id);
  if (!refund) throw missing('refund', id, 'refund');
  expand.only('charge', 'payment_intent');
  const { charge, payment_intent: intent } = refund;
  return {
    ...refund,
    ...(expand.wants('charge') && typeof charge === 'string'
      ? { charge: expandedCharge(account, charge, expand.into('charge')) }
      : {}),
    ...(expand.wants('payment_intent') && typeof intent === 'string'
      ? { payment_intent: expandedIntent(account, intent, expand.into('payment_intent')) }
      : {}),
  };
}

export function listOf<T>(data: T[], hasMore: boolean, url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: hasMore, url };
}

/** Reads limit, starting_after and ending_before and cuts the page out of all, newest first. */
export function pageOf<T extends { id: string }>(params: Params, all: T[], url: string): Stripe.ApiList<T> {
  const limit = params.integer('limit', { min: 1, max: 100 }) ?? 10;
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  const indexOf = (id: string, name: string) => {
    const index = all.findIndex((item) => item.id === id);
    if (index < 0) throw params.invalid(name, `No such object: '${id}'`, 'resource_missing');
    return index;
  };
  if (before !== undefined) {
    const end = indexOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return listOf(all.slice(start, end), start > 0, url);
  }
  const start = after === undefined ? 0 : indexOf(after, 'starting_after') + 1;
  return listOf(all.slice(start, start + limit), start + limit < all.length, url);
}
