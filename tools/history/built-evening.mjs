/** A correct evening, written by hand, for tests to break. */

/** Times in seconds. */
export const at = (begun, ended = begun + 1) => ({ begun: begun * 1_000, ended: ended * 1_000 });
export const told = (client, operation, time, request, answer) => ({
  client,
  operation,
  ...time,
  request,
  outcome: 'told',
  status: 200,
  answer,
});
export const refused = (client, operation, time, request) => ({
  ...told(client, operation, time, request, {}),
  outcome: 'refused',
  status: 409,
});
export const unknown = (client, operation, time, request) => ({
  ...told(client, operation, time, request, {}),
  outcome: 'unknown',
  status: 0,
});

export const print = (editionNumber) => ({ editionId: 'dunes', editionNumber });
export const request = (name, more = {}) => ({ email: `${name}@example.com`, editionId: 'dunes', ...more });
export const receipt = (name, time, payment, editionNumbers) =>
  told(
    name,
    'receipt',
    time,
    { sessionId: `cs-${name}` },
    { orderNumber: `TF-${name}`, payment, editionNumbers },
  );

/** Ada buys number 1 for $100 between seconds 10 and 14. */
export const ada = () => ({
  entries: [
    told('ada', 'checkout', at(10), request('ada'), { sessionId: 'cs-ada', orderNumber: 'TF-ada' }),
    told('ada', 'pay', at(12), { sessionId: 'cs-ada' }, {}),
    receipt('ada', at(13), 'paid', [1]),
  ],
  rows: {
    orders: [
      {
        id: 'order-ada',
        number: 'TF-ada',
        status: 'confirmed',
        email: 'ada@example.com',
        totalCents: 10_000,
        refundedCents: 0,
        isConfirmed: 1,
      },
    ],
    prints: [{ ...print(1), state: 'sold', orderId: 'order-ada' }],
    certificates: [{ ...print(1), orderId: 'order-ada', isValid: 1 }],
    payments: [{ reference: 'order-ada', state: 'paid', refundedCents: 0 }],
    photos: [{ id: 'photo', state: 'published' }],
    commissions: [
      {
        id: 'commission',
        affiliateId: 'nord',
        orderId: 'order-ada',
        commissionCents: 2_000,
        reversedCents: 0,
        settledCents: 0,
      },
    ],
    payouts: [],
  },
  stripe: {
    sessions: [
      { id: 'cs-ada', reference: 'order-ada', intentId: 'pi-ada', amountCents: 10_000, isPaid: true },
    ],
    refunds: [],
  },
  emails: [{ to: 'ada@example.com', messageId: '<1>', subject: 'Your order TF-ada' }],
  mayRepeatEmails: false,
});

export const refundAda = (evening, { cents = 10_000, count = 1 } = {}) => {
  evening.entries.push(told('owner', 'refund', at(20), { id: 'refund', orderNumber: 'TF-ada' }, {}));
  for (let index = 0; index < count; index += 1)
    evening.stripe.refunds.push({
      id: `re-${index}`,
      intentId: 'pi-ada',
      amountCents: cents,
      status: 'succeeded',
      requestId: 'refund',
    });
  evening.rows.orders[0].refundedCents = cents * count;
  evening.rows.payments[0].refundedCents = cents * count;
  evening.rows.commissions[0].reversedCents = cents * count === 10_000 ? 2_000 : 0;
};
export const hold = (client, time, secondsLeft = 900, editionNumber = 2) =>
  told(
    client,
    'hold',
    time,
    { editionId: 'dunes' },
    { id: `hold-${client}`, ...print(editionNumber), secondsLeft },
  );
export const reserve = (time) => told('eve', 'reserve', time, {}, { ...print(3), until: 999_000 });
export const lastPage = (client, photoIds) => told(client, 'last-page', at(90), {}, { photoIds });
export const upload = told('photographer', 'upload', at(5), {}, { photoId: 'photo' });
