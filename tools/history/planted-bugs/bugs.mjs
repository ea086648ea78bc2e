/** Ten bugs that the checker must find, as replacements in a copy of the built API. */

/**
 * @typedef {object} PlantedBug
 * @property {string} name
 * @property {'settle' | 'holds' | 'live' | 'mail' | 'refund' | 'certificate' | 'reservation' | 'payout'} part
 * @property {string} rule which names it
 * @property {{ file: string, find: string, replace: string }[]} changes `file`: in the API's build; `find`: there exactly once
 */

/** @type {readonly PlantedBug[]} */
export const PLANTED_BUGS = [
  {
    name: 'forgets the order of a buyer whose page comes back before the webhook',
    part: 'settle',
    rule: 'paid means confirmed or refunded',
    changes: [
      {
        file: 'payments/payment-settlement.service.js',
        find: "if (state === 'paid') await",
        replace: "if (state === 'paid' && source === 'webhook') await",
      },
    ],
  },
  {
    name: 'keeps the money that came after the prints were given back',
    part: 'settle',
    rule: 'paid means confirmed or refunded',
    changes: [
      {
        file: 'orders/lifecycle/order-settlement-decision.js',
        find: "order.status === 'rejected' ? 'refund' : 'nothing'",
        replace: "order.status === 'rejected' ? 'nothing' : 'nothing'",
      },
    ],
  },
  {
    name: 'gives a number from one cart to another that chooses it',
    part: 'holds',
    rule: 'a cart hold is kept until it ends',
    changes: [
      {
        file: 'catalog/prints/print-holds.service.js',
        find: '.isHeldInCart)(print) && print.reservedUntil?.getTime() === cartHeldUntil?.getTime()',
        replace: '.isHeldInCart)(print)',
      },
    ],
  },
  {
    name: 'keeps a cart’s print for a second instead of the time that it tells',
    part: 'holds',
    rule: 'a cart hold is kept until it ends',
    changes: [
      {
        file: 'orders/cart-holds/cart-holds.service.js',
        find: '                until\n',
        replace: '                until: new Date(createdAt.getTime() + 1_000)\n',
      },
    ],
  },
  {
    name: 'skips the photos after the first one that it has read',
    part: 'live',
    rule: 'an accepted photo is on every guest’s page and in the lists',
    changes: [
      {
        file: 'events/photos/event-photos.store.js',
        find: '_typeorm.MoreThan)(revision)',
        replace: '_typeorm.MoreThan)(revision === 0 ? 0 : revision + 8)',
      },
    ],
  },
  {
    name: 'claims an email for no time, so that the other instance sends it too',
    part: 'mail',
    rule: 'an email is sent once',
    changes: [
      {
        file: 'platform/outbox/outbox.store.js',
        find: '                dueAt: leaseUntil,',
        replace: '                dueAt: now,',
      },
    ],
  },
  {
    name: 'makes a refund again whose answer was lost',
    part: 'refund',
    rule: 'a refund is made once',
    changes: [
      {
        file: 'payments/refunds/refunds.service.js',
        find: 'if (refunds.some(({ requestId })=>requestId === id)) return null;',
        replace: '',
      },
      {
        file: 'payments/stripe/stripe-refunds.gateway.js',
        find: '`refund:${id}:${round}`',
        replace: '`refund:${id}:${round}:${Date.now()}`',
      },
    ],
  },
  {
    name: 'leaves the certificate of a refunded print valid',
    part: 'certificate',
    rule: 'a sold print has one valid certificate, a refunded one none',
    changes: [
      {
        file: 'certificates/issuing/certificate-issuing.service.js',
        find: 'await this.certificatesStore.revoke(ids);',
        replace: '',
      },
    ],
  },
  {
    name: 'sells a reserved print to the next buyer',
    part: 'reservation',
    rule: 'a reservation is kept until it ends',
    changes: [
      {
        file: 'catalog/prints/print-state.js',
        find: "const AVAILABLE_SQL = `(print.state = 'available' OR",
        replace:
          "const AVAILABLE_SQL = `(print.state = 'available' OR (print.state = 'held' AND print.orderId IS NULL AND print.collectorId IS NOT NULL) OR",
      },
    ],
  },
  {
    name: 'pays commissions that it does not mark as settled',
    part: 'payout',
    rule: 'payouts are what was earned, once',
    changes: [
      {
        file: 'affiliates/commissions/affiliate-commissions.store.js',
        find: 'SET settled_cents = ${REMAINING_CENTS},',
        replace: 'SET settled_cents = settled_cents,',
      },
    ],
  },
];
