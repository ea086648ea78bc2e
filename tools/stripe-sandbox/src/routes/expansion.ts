import type Stripe from 'stripe';
import type { Account } from '../account/account';
import { invalidRequest, missing } from '../api-failure';
import { listOf } from './lists';
import type { Params } from '../wire/params';

/** The `expand` parameter of a request: which ids are returned as objects, as dotted paths. */
export class Expansion {
  constructor(private readonly paths: readonly string[]) {}

  wants(name: string): boolean {
    return this.paths.some((path) => path === name || path.startsWith(`${name}.`));
  }

  into(name: string): Expansion {
    return new Expansion(
      this.paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1)),
    );
  }

  /** Throws 400 for an unknown path. */
  only(...names: string[]): void {
    const stray = this.paths.find((path) => !names.includes(path.split('.')[0] ?? ''));
    if (stray !== undefined) {
      throw invalidRequest(`This property cannot be expanded (${stray}).`, { param: 'expand' });
    }
  }
}

/** Reads `expand` from a request. */
export function readExpansion(params: Params): Expansion {
  return new Expansion(params.texts('expand') ?? []);
}

/** Reads `expand` from a list request, whose paths begin with `data`; returns what follows. */
export function readListExpansion(params: Params): Expansion {
  const expand = readExpansion(params);
  expand.only('data');
  return expand.into('data');
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
      ? {
          line_items: listOf(
            record.lines.map(({ item }) => item),
            false,
            `/v1/checkout/sessions/${id}/line_items`,
          ),
        }
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
