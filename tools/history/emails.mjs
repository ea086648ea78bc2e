/** Rules about emails. */
import { duplicatesIn, told } from './entries.mjs';

/** @type {readonly import('./check-history.mjs').Rule[]} */
export const EMAIL_RULES = [
  { name: 'an email is sent once', find: sentTwice },
  { name: 'a paid order is confirmed by one email', find: wrongConfirmations },
];

function sentTwice({ emails, mayRepeatEmails }) {
  if (mayRepeatEmails) return [];
  return duplicatesIn(emails.map(({ messageId, to }) => `${messageId} to ${to}`)).map(
    (email) => `${email} arrived more than once`,
  );
}

function wrongConfirmations({ entries, rows, emails, mayRepeatEmails }) {
  return told(entries, 'checkout').flatMap(({ request: { email }, answer: { orderNumber } }) => {
    const isPaid = rows.orders.some(({ number, isConfirmed }) => isConfirmed && number === orderNumber);
    const count = emails.filter(
      ({ to, subject }) => to === email && subject === `Your order ${orderNumber}`,
    ).length;
    const isRight = isPaid ? count === 1 || (mayRepeatEmails && count > 1) : count === 0;
    return isRight
      ? []
      : [`order ${orderNumber}, ${isPaid ? 'paid' : 'not paid'}, was confirmed by ${count} emails`];
  });
}
