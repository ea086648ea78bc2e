/** Checkouts per second over HTTP: quote, hold, order, payment, and the session at the sandbox. */
import { inParallel } from './load.mjs';
import { cpuMicroseconds } from './process-figures.mjs';

/** Before the measurement: a process that has just started still compiles its code. */
const WARM_UP_COUNT = 100;
const COUNT = 400;
const AT_ONCE = 16;

export const address = {
  fullName: 'Elena Marsh',
  email: 'elena@marsh.example',
  phone: '214 555 0118',
  street: '118 Larkspur Lane',
  city: 'Dallas',
  state: 'TX',
  zip: '75226',
  country: 'United States',
};

/**
 * @param {{ api: string, origin: string, pid: number }} gallery the API's address, the shop's public one for the return from
 *   the payment page, and the API's process
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measurePurchases({ api, origin, pid }) {
  const artworks = await (await fetch(`${api}/api/admin/artwork-inventory`)).json();
  const minis = artworks.flatMap((artwork) =>
    artwork.editionOptions
      .filter((edition) => edition.kind === 'mini' && edition.price > 0)
      .flatMap((edition) => Array.from({ length: edition.available }, () => ({ artwork, edition }))),
  );
  // Neighbors in this list are of different editions, as real purchases are.
  const mixed = minis.map((mini, index) => minis[(index * 101) % minis.length] ?? mini);
  const buy = async (index) => {
    const buyer = { ...address, email: `elena-${index}@marsh.example` };
    const response = await fetch(`${api}/api/create-checkout-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': networkOf(index) },
      body: JSON.stringify(checkoutOf(mixed[index], { origin, buyer })),
    });
    if (!response.ok) throw new Error(`purchase refused: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
  await inParallel({ count: WARM_UP_COUNT, atOnce: AT_ONCE, run: buy });
  const before = cpuMicroseconds(pid);
  const { perSecond, p99 } = await inParallel({
    count: COUNT,
    atOnce: AT_ONCE,
    run: (index) => buy(WARM_UP_COUNT + index),
  });
  const cpu = (cpuMicroseconds(pid) - before) / COUNT / 1_000;
  return [
    [`purchases per second (${AT_ONCE} at once)`, perSecond.toFixed(0)],
    ['purchase: CPU of the API', `${cpu.toFixed(1)} ms`],
    ['purchase p99', `${p99.toFixed(0)} ms`, { name: 'purchase p99', value: p99, unit: 'ms', most: 300 }],
  ];
}

/** Buyers on one network wait for each other's hold budget (ADR 0092), so each of these has another. */
const networkOf = (index) => `11.${index >> 8}.${index & 255}.1`;

/**
 * What the shop's page posts for one print of an edition.
 * @param {{ artwork: { id: string, title: string }, edition: { kind: string, size: string, price: number } }} print as in the inventory
 * @param {{ origin: string, buyer?: typeof address }} from the shop's public address, and who buys
 */
export function checkoutOf({ artwork, edition }, { origin, buyer = address }) {
  const price = edition.price;
  const estimatedTax = Math.round(price * 8.25) / 100;
  const creditCardFee = Math.round(price * 3) / 100;
  const total = price + estimatedTax + creditCardFee;
  return {
    amount: Math.round(total * 100),
    currency: 'usd',
    items: [
      {
        artworkId: artwork.id,
        title: artwork.title,
        size: edition.size,
        // Minis have no frame; all others have the edition's.
        frameType: edition.kind === 'mini' ? 'Unframed' : 'Standard Frame',
        price,
        quantity: 1,
      },
    ],
    customer: { name: buyer.fullName, email: buyer.email },
    billing: buyer,
    shipping: buyer,
    metadata: {
      subtotal: price,
      estimatedTax,
      creditCardFee,
      total,
      artworkCount: 1,
      orderType: 'fine_art_purchase',
      referralPartnerId: null,
    },
    successUrl: `${origin}/order-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/order-confirmation`,
  };
}
