/** Buys one print over HTTP and records what the buyer was told. */
import { setTimeout as delay } from 'node:timers/promises';
import { address, checkoutOf } from '../bench/purchases.mjs';
import { call } from './api-calls.mjs';

/** How often, and how many times, the confirmation page asks for its receipt. */
const RECEIPT_EVERY_MS = 1_000;
const RECEIPT_TRIES = 90;
/** Stripe's test card that pays. */
const CARD = '4242424242424242';

/**
 * The outcome of one purchase as the buyer saw it.
 * @typedef {object} Purchase
 * @property {string} email used by this purchase only
 * @property {'bought' | 'refused' | 'failed' | 'unpaid' | 'unknown'} outcome `refused`: with an error code, before paying;
 *   `failed`: by a server error, before paying; `unpaid`: the payment page was unavailable; `unknown`: paid, but no receipt
 * @property {number} status of the last response
 * @property {string} [reason] the error code, or the state of the payment
 * @property {string} [sessionId] of the checkout session
 * @property {string} [orderNumber]
 * @property {number[]} [editionNumbers] on the receipt
 * @property {number} ms of the checkout request
 */

/**
 * @typedef {object} BuyOptions
 * @property {import('../history/history.mjs').History} history
 * @property {string} [at] another address than `web`, such as an instance behind nginx
 * @property {{ id: string, editionNumber: number }} [cartHold] the print that their cart holds
 */

/**
 * @param {{ web: string, sandbox: string }} gallery
 * @param {{ artwork: object, edition: object }} print
 * @param {string} email
 * @param {BuyOptions} options
 * @returns {Promise<Purchase>}
 */
export async function buy({ web, sandbox }, print, email, { history, at = web, cartHold }) {
  const client = `buyer ${email}`;
  const body = checkoutOf(print, { origin: web, buyer: { ...address, email } });
  if (cartHold) {
    body.cartHoldIds = [cartHold.id];
    for (const item of body.items) item.editionNumbers = [cartHold.editionNumber];
  }
  const { editionId } = print.edition;
  const opened = await history.ask(
    { client, operation: 'checkout', request: { email, editionId, cartHoldIds: body.cartHoldIds } },
    () => call(`${at}/api/create-checkout-session`, { body }),
    ({ body: { sessionId, orderNumber } }) => ({ sessionId, orderNumber }),
  );
  const known = { email, status: opened.status, ms: opened.ms };
  if (opened.status !== 200) {
    const isRefusal = opened.status >= 400 && opened.status < 500;
    return { ...known, outcome: isRefusal ? 'refused' : 'failed', reason: opened.body?.code };
  }
  const { sessionId, orderNumber } = opened.body;
  const order = { ...known, sessionId, orderNumber };
  const paid = await history.ask({ client, operation: 'pay', request: { sessionId } }, () =>
    call(`${sandbox}/_sandbox/sessions/${sessionId}/pay`, { body: { card: CARD } }),
  );
  if (paid.status !== 200) return { ...order, outcome: 'unpaid', status: paid.status };
  for (let tries = 0; tries < RECEIPT_TRIES; tries += 1) {
    const receipt = await history.ask(
      { client, operation: 'receipt', request: { sessionId } },
      () => call(`${at}/api/checkout-sessions/${sessionId}`),
      toReceipt,
    );
    if (receipt.status === 200 && receipt.body.payment !== 'open')
      return {
        ...order,
        outcome: receipt.body.payment === 'paid' ? 'bought' : 'unknown',
        reason: receipt.body.payment,
        editionNumbers: toReceipt(receipt).editionNumbers,
      };
    await delay(RECEIPT_EVERY_MS);
  }
  return { ...order, outcome: 'unknown' };
}

const toReceipt = ({ body: { orderNumber, payment, lines } }) => ({
  orderNumber,
  payment,
  editionNumbers: lines.flatMap(({ editionNumbers }) => editionNumbers),
});

/**
 * Editions with available prints, each with its artwork, from the inventory.
 * @param {string} web
 * @returns {Promise<{ artwork: object, edition: { total: number, available: number, price: number } }[]>}
 */
export async function editionsForSale(web) {
  const { status, body } = await call(`${web}/api/admin/artwork-inventory`);
  if (status !== 200) throw new Error(`The inventory request answered ${status}.`);
  return body.flatMap((artwork) =>
    artwork.editionOptions
      .filter((edition) => edition.price > 0 && edition.available > 0)
      .map((edition) => ({ artwork, edition })),
  );
}
