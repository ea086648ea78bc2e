import type { Account } from '../account/account';
import { readNewCheckout } from './checkout-session-params';
import type { CheckoutSessions } from '../account/checkout-sessions';
import { expandedSession, readExpansion, readListExpansion } from './expansion';
import { createdWithin, pageOf } from './lists';
import { readParams } from '../wire/params';
import type { Routes } from '../wire/router';

const STATUSES = ['open', 'complete', 'expired'] as const;

/** /v1/checkout/sessions */
export function checkoutRoutes(account: Account, sessions: CheckoutSessions): Routes {
  return {
    'POST /v1/checkout/sessions': ({ fields }) => {
      const { wanted, expand } = readParams(fields, (params) => ({
        expand: readExpansion(params),
        wanted: readNewCheckout(params, account.seconds()),
      }));
      return expandedSession(account, sessions.create(wanted).session.id, expand);
    },

    'GET /v1/checkout/sessions/:id': ({ id, fields }) =>
      expandedSession(account, id, readParams(fields, readExpansion)),

    'POST /v1/checkout/sessions/:id/expire': ({ id, fields }) => {
      const expand = readParams(fields, readExpansion);
      sessions.expire(sessions.find(id));
      return expandedSession(account, id, expand);
    },

    'GET /v1/checkout/sessions/:id/line_items': ({ id, fields }) =>
      readParams(fields, (params) =>
        pageOf(
          params,
          sessions.find(id).lines.map(({ item }) => item),
          `/v1/checkout/sessions/${id}/line_items`,
        ),
      ),

    'GET /v1/checkout/sessions': ({ fields }) =>
      readParams(fields, (params) => {
        const intent = params.text('payment_intent');
        const status = params.oneOf('status', STATUSES);
        const expand = readListExpansion(params);
        const found = createdWithin(
          params,
          [...account.checkouts.values()].map((record) => record.session),
        )
          .filter((session) => intent === undefined || session.payment_intent === intent)
          .filter((session) => status === undefined || session.status === status);
        const page = pageOf(params, found.reverse(), '/v1/checkout/sessions');
        return { ...page, data: page.data.map(({ id }) => expandedSession(account, id, expand)) };
      }),
  };
}
