import type { Account } from './account';
import { readNewCheckout } from './checkout-session-params';
import type { CheckoutSessions } from './checkout-sessions';
import { Expansion, expandedSession, pageOf } from './expansion';
import { readParams } from './params';
import type { Routes } from './router';

const STATUSES = ['open', 'complete', 'expired'] as const;

/** /v1/checkout/sessions */
export function checkoutRoutes(account: Account, sessions: CheckoutSessions): Routes {
  return {
    'POST /v1/checkout/sessions': ({ fields }) => {
      const { wanted, expand } = readParams(fields, (params) => ({
        expand: Expansion.read(params),
        wanted: readNewCheckout(params, account.seconds()),
      }));
      return expandedSession(account, sessions.create(wanted).session.id, expand);
    },

    'GET /v1/checkout/sessions/:id': ({ id, fields }) =>
      expandedSession(account, id, readParams(fields, Expansion.read)),

    'POST /v1/checkout/sessions/:id/expire': ({ id, fields }) => {
      const expand = readParams(fields, Expansion.read);
      sessions.expire(sessions.find(id));
      return expandedSession(account, id, expand);
    },

    'GET /v1/checkout/sessions/:id/line_items': ({ id, fields }) =>
      readParams(fields, (params) =>
        pageOf(params, sessions.find(id).lineItems, `/v1/checkout/sessions/${id}/line_items`),
      ),

    'GET /v1/checkout/sessions': ({ fields }) =>
      readParams(fields, (params) => {
        const intent = params.text('payment_intent');
        const status = params.oneOf('status', STATUSES);
        const found = [...account.checkouts.values()]
          .map((record) => record.session)
          .filter((session) => intent === undefined || session.payment_intent === intent)
          .filter((session) => status === undefined || session.status === status);
        return pageOf(params, found.reverse(), '/v1/checkout/sessions');
      }),
  };
}
