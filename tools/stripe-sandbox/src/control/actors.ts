import type Stripe from 'stripe';
import type { Account, CheckoutRecord } from '../account/account';
import { invalidRequest, missing } from '../api-failure';
import type { CheckoutSessions } from '../account/checkout-sessions';
import { closeDispute, raiseDispute, warnOfFraud } from '../account/disputes';
import type { Announce } from '../account/event-types';
import { createRefund, failRefund } from '../account/refunds';
import type { Actors } from '../sandbox-interface';
import { cardByNumber, DECLINED, type Card } from '../account/test-cards';

/** Actions of buyers, banks and owners, for tests and the control surface. */
export function actorsOn(account: Account, sessions: CheckoutSessions, announce: Announce): Actors {
  const move = (sessionId: string, work: (record: CheckoutRecord) => void): Stripe.Checkout.Session => {
    sessions.expireDue();
    const record = sessions.find(sessionId);
    work(record);
    return structuredClone(record.session);
  };
  const chargeOf = (sessionId: string): Stripe.Charge => {
    const charge = account.chargeOf(account.intentOf(sessions.find(sessionId)));
    if (!charge) throw missing('charge', sessionId, 'session');
    return charge;
  };

  return {
    pay: (sessionId, { card = '4242424242424242', email, name, settles } = {}) =>
      move(sessionId, (record) => {
        const payer = {
          email: record.session.customer_email ?? email ?? 'buyer@example.com',
          name: name ?? null,
        };
        sessions.pay(record, testCard(card), payer, settles);
      }),
    decline: (sessionId, card = '4000000000000002') =>
      move(sessionId, (record) => sessions.pay(record, testCard(card), record.payer)),
    authenticate: (sessionId, passed) => move(sessionId, (record) => sessions.authenticate(record, passed)),
    settle: (sessionId, outcome) =>
      move(sessionId, (record) => sessions.settle(record, outcome === 'paid' ? null : DECLINED)),
    expire: (sessionId) => move(sessionId, (record) => sessions.expire(record)),
    expireDue: () => sessions.expireDue(),
    refund: (sessionId, amount) =>
      structuredClone(
        createRefund(account, announce, {
          charge: chargeOf(sessionId),
          amount: amount ?? null,
          reason: 'requested_by_customer',
          metadata: {},
        }),
      ),
    failRefund: (refundId) => {
      const refund = account.refunds.get(refundId);
      if (!refund) throw missing('refund', refundId, 'refund');
      failRefund(account, announce, refund);
      return structuredClone(refund);
    },
    dispute: (sessionId, reason) =>
      structuredClone(raiseDispute(account, announce, chargeOf(sessionId), reason)),
    closeDispute: (disputeId, status) => {
      const dispute = account.disputes.get(disputeId);
      if (!dispute) throw missing('dispute', disputeId, 'dispute');
      closeDispute(account, announce, dispute, status);
      return structuredClone(dispute);
    },
    warnOfFraud: (sessionId, fraudType) =>
      structuredClone(warnOfFraud(account, announce, chargeOf(sessionId), fraudType)),
  };
}

function testCard(number: string): Card {
  const card = cardByNumber(number);
  if (!card) throw invalidRequest('This number is not one of the test cards.', { param: 'card' });
  return card;
}
