/** A short evening that exercises every promise of the gallery once, so that each planted bug shows. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { call, getJson } from '../../cluster/api-calls.mjs';
import { buy, editionsForSale } from '../../cluster/buyer.mjs';
import { openLiveEvent, sendPhoto } from '../../cluster/live-event.mjs';
import { signInDemoOwner } from '../../gallery/demo-owner.mjs';
import { ToolError } from '../../process/report.mjs';

const GUESTS = 4;
const PHOTOS = 4;
const BUYERS = 4;
/** The demo's collector, who sees private previews. */
const COLLECTOR = { email: 'collector@example.com', password: 'collector-demo' };
const HOUR_MS = 3_600_000;
/** Between two people who want the same print. */
const A_WHILE_MS = 2_500;
/** A call and its retry by Stripe's library. */
const BOTH_TRIES = 2;
const REFUND_TIMEOUT_MS = 6_000;
/** Upload, rendering and the pages' next poll. */
const PHOTO_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 200;
/** Delay of a slow mail server, in ms for each line. */
const SLOW_MAIL_MS = 300;

/**
 * @param {import('../../cluster/cluster.mjs').Cluster} cluster
 * @param {import('../history.mjs').History} history
 * @returns its event, whose pages are still open
 */
export async function spendEvening(cluster, history) {
  const { web, instances, mail } = cluster;
  const owner = await signInDemoOwner(web);
  const [carts, reserved, sold, late, early] = (await editionsForSale(web))
    .filter(({ edition }) => edition.total === 9 && edition.available === 9)
    .filter(({ artwork }, index, all) => all.findIndex((each) => each.artwork.id === artwork.id) === index);
  // The stand-in for Stripe still has the people of earlier evenings.
  const run = Date.now().toString(36);
  const emailOf = (name) => `${name}-${run}@cluster.example`;
  const evening = { cluster, history, web, owner, emailOf, headers: { headers: owner } };
  mail.suffer({ delayMs: SLOW_MAIL_MS });
  // Faults of the stand-in hit the next call, so these three run alone.
  await payTooLate(evening, late);
  await comeBackFirst(evening, early);
  const [, , , , event] = await Promise.all([
    fillCarts(evening, carts),
    reserve(evening, reserved),
    Promise.all(
      Array.from({ length: BUYERS }, (_, index) =>
        buy(cluster, sold, emailOf(`together-${index}`), { history, at: instances[index % 2].url }),
      ),
    ),
    payOut(evening),
    photograph(evening),
  ]);
  await refund(evening, sold);
  await history.ask(
    { client: 'visitor', operation: 'inventory' },
    () => call(`${web}/api/admin/artwork-inventory`),
    toOffers,
  );
  mail.suffer({});
  return event;
}

const toOffers = ({ body }) => ({
  editions: body.flatMap(({ editionOptions }) =>
    editionOptions.map(({ editionId, available, total }) => ({ editionId, available, total })),
  ),
});

/** Stripe creates the session, but the gallery never hears of it; its buyer still pays. */
async function payTooLate({ cluster, history, emailOf }, print) {
  const { sandbox } = cluster;
  const body = { count: BOTH_TRIES, break: 'lost', method: 'POST', path: '/v1/checkout/sessions' };
  await getJson(`${sandbox}/_sandbox/faults/fail`, { body });
  const email = emailOf('late');
  await buy(cluster, print, email, { history });
  const { sessions } = await getJson(`${sandbox}/_sandbox/sessions`);
  const session = sessions.find((each) => each.customer_email === email);
  await history.ask({ client: `buyer ${email}`, operation: 'pay', request: { sessionId: session.id } }, () =>
    call(`${sandbox}/_sandbox/sessions/${session.id}/pay`, { body: { card: '4242424242424242' } }),
  );
}

/** The buyer is back from Stripe's page before the webhook has arrived. */
async function comeBackFirst({ cluster, history, emailOf }, print) {
  await getJson(`${cluster.sandbox}/_sandbox/webhooks/pause`, { body: {} });
  await buy(cluster, print, emailOf('early'), { history });
  await getJson(`${cluster.sandbox}/_sandbox/webhooks/resume`, { body: {} });
}

/** Three people want the same print, and the first one buys it. */
async function fillCarts({ cluster, history, web, emailOf }, print) {
  const hold = async (name, more = {}) => {
    const body = { artworkId: print.artwork.id, size: print.edition.size, ...more };
    const { editionId } = print.edition;
    const answer = await history.ask(
      { client: `buyer ${emailOf(name)}`, operation: 'hold', request: { editionId, ...more } },
      () => call(`${web}/api/cart-holds`, { body }),
      ({ body: { id, editionNumber, secondsLeft } }) => ({ id, editionId, editionNumber, secondsLeft }),
    );
    return answer.body;
  };
  const first = await hold('first');
  await delay(A_WHILE_MS);
  const next = await hold('next');
  await hold('chooser', { editionNumber: first.editionNumber });
  await history.ask(
    { client: `buyer ${emailOf('next')}`, operation: 'release-hold', request: { id: next.id } },
    () => call(`${web}/api/cart-holds/${next.id}`, { method: 'DELETE' }),
  );
  await buy(cluster, print, emailOf('first'), {
    history,
    cartHold: { id: first.id, editionNumber: first.editionNumber },
  });
}

/** A collector holds the number that a buyer would get next. */
async function reserve({ cluster, history, web, owner, emailOf }, print) {
  const { sessionId } = await getJson(`${web}/api/collectors/signin`, { body: COLLECTOR });
  const { artwork, edition } = print;
  const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
  const preview = { artworkIds: [artwork.id], level: 'VIP', expiresAt, isAnnounced: false };
  await getJson(`${web}/api/admin/private-previews`, { headers: owner, body: preview });
  const { editionId } = edition;
  const client = `collector ${COLLECTOR.email}`;
  const { numbers } = await getJson(`${web}/api/editions/${editionId}/available-numbers`);
  const reserved = await history.ask(
    { client, operation: 'reserve', request: { editionId, editionNumber: numbers[0] } },
    () =>
      call(`${web}/api/collector/reservations`, {
        headers: { authorization: `Bearer ${sessionId}` },
        body: { artworkId: artwork.id, editionId, editionNumber: numbers[0] },
      }),
    ({ body }) => ({ editionId, editionNumber: body.editionNumber, until: Date.parse(body.until) }),
  );
  assertTold('The reservation', reserved);
  await buy(cluster, print, emailOf('unreserved'), { history });
}

/** The owner pays an affiliate what is due, and checks whether more is due. */
async function payOut({ history, web, owner, headers }) {
  const { items } = await getJson(`${web}/api/admin/selling-partners`, headers);
  const at = `${web}/api/admin/selling-partners/${items[0].id}/payouts`;
  for (let time = 0; time < 2; time += 1) {
    const { payable } = await getJson(at, headers);
    if (payable <= 0) return;
    const id = randomUUID();
    const paid = await history.ask(
      { client: 'owner', operation: 'payout', request: { id, cents: Math.round(payable * 100) } },
      () => call(at, { headers: owner, body: { id, amount: payable, method: 'Bank transfer' } }),
      ({ body }) => ({ cents: Math.round(body.amount * 100) }),
    );
    assertTold('The payout', paid);
  }
}

async function photograph({ cluster, history, web }) {
  const ways = cluster.instances.map(({ url }) => url);
  const event = await openLiveEvent(web, { guests: GUESTS, ways });
  for (let index = 0; index < PHOTOS; index += 1) {
    await sendPhoto(web, event, { history, tries: 3 });
    // What comes after it is then read as a change, not with the whole event.
    if (index === 0) await untilSeen(event.pages);
  }
  return event;
}

async function untilSeen(pages) {
  const deadline = Date.now() + PHOTO_TIMEOUT_MS;
  while (!pages.every(({ photos }) => photos.size > 0)) {
    if (Date.now() > deadline) throw new ToolError('The first photo did not reach every page.');
    await delay(POLL_INTERVAL_MS);
  }
}

/** Refunds one order in full and one in part; Stripe's answer to the second is lost. */
async function refund({ cluster, history, web, owner, emailOf, headers }, print) {
  for (const [name, amount] of [
    ['whole', undefined],
    ['part', 5],
  ]) {
    const { orderNumber } = await buy(cluster, print, emailOf(name), { history });
    const { version } = await getJson(`${web}/api/admin/orders/${orderNumber}`, headers);
    if (amount !== undefined) {
      const body = { count: BOTH_TRIES, break: 'lost', method: 'POST', path: '/v1/refunds' };
      await getJson(`${cluster.sandbox}/_sandbox/faults/fail`, { body });
    }
    const id = randomUUID();
    await history.ask({ client: 'owner', operation: 'refund', request: { id, orderNumber, amount } }, () =>
      call(`${web}/api/admin/orders/${orderNumber}/refunds`, {
        headers: owner,
        body: { id, version, reason: 'Changed their mind', ...(amount === undefined ? {} : { amount }) },
      }),
    );
    if (amount === undefined) await untilRefunded(web, orderNumber, headers);
  }
}

/**
 * The outbox makes the refund after the answer. Until then, the fault for the next one would hit it. Some of the bugs keep
 * it from being made at all, which the checker must report.
 */
async function untilRefunded(web, orderNumber, headers) {
  const deadline = Date.now() + REFUND_TIMEOUT_MS;
  while ((await getJson(`${web}/api/admin/orders/${orderNumber}`, headers)).refunded <= 0) {
    if (Date.now() > deadline) return;
    await delay(POLL_INTERVAL_MS);
  }
}

/** An evening that skips a promise would prove nothing about it. */
function assertTold(what, { status, body }) {
  if (status < 200 || status > 299)
    throw new ToolError(`${what} was answered ${status}: ${JSON.stringify(body)}`);
}
