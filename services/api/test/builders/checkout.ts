import { quoteOrder, type FrameStyle, type ShippingClass } from '@gallery/domain';
import { CatalogService, type NewArtwork } from '../../src/catalog';
import type { WaitingRoomPlace } from '../../src/orders/waiting-room/dto/waiting-room.dto';
import type { TestApi } from '../app/start-api';

interface EditionOptions {
  title?: string;
  size?: string;
  priceCents?: number;
  total?: number;
  frameStyle?: FrameStyle;
  /** Null without a frame. */
  frameSize?: string | null;
  shippingClass?: ShippingClass;
  liveStatus?: NewArtwork['liveStatus'];
}

/** An edition that is for sale, as the tests speak of it. */
export interface TestEdition {
  artworkId: string;
  editionId: string;
  title: string;
  size: string;
  priceCents: number;
  total: number;
}

const MEDIA_ID = '0'.repeat(32);

/** A work with one edition: 30x20 in a black frame, 5,000 dollars, 9 numbers, unless said otherwise. */
export async function createEdition(api: TestApi, options: EditionOptions = {}): Promise<TestEdition> {
  const { title = 'Night Bloom', size = '30x20', priceCents = 500_000, total = 9 } = options;
  await api.database.manager.query(
    `INSERT IGNORE INTO media (id, sha256, mime, bytes, alt, width, height, dominant_color, placeholder, widths, state)
     VALUES (?, ?, 'image/jpeg', 1, 'A bloom', 1600, 1067, '#203040', 'data:image/webp;base64,AA==', '[400]', 'ready')`,
    [MEDIA_ID, MEDIA_ID.repeat(2)],
  );
  const { id, editions } = await api.get(CatalogService).createArtwork({
    title,
    series: 'FLORALS',
    year: 2024,
    medium: 'Archival pigment print',
    orientation: 'landscape',
    tier: 'Tier 1',
    liveStatus: options.liveStatus ?? 'live',
    images: [{ kind: 'artwork', mediaId: MEDIA_ID, alt: 'A bloom' }],
    editions: [
      {
        size,
        kind: 'framed',
        priceCents,
        total,
        frameSize: options.frameSize === undefined ? frameAround(size) : options.frameSize,
        frameStyle: options.frameStyle ?? 'Black',
        shippingClass: options.shippingClass ?? 'framed',
      },
    ],
  });
  const [edition] = editions;
  if (!edition) throw new Error('The edition was not created.');
  return { artworkId: id, editionId: edition.id, title, size, priceCents, total };
}

/** Six inches of matte and frame on each side: 42x32 around 30x20. */
const frameAround = (size: string): string =>
  size
    .split('x')
    .map((side) => Number(side) + 12)
    .join('x');

/** One position of a cart body. */
export function cartItem(
  { artworkId, title, size, priceCents }: Pick<TestEdition, 'artworkId' | 'title' | 'size' | 'priceCents'>,
  quantity = 1,
) {
  return { artworkId, title, size, frameType: 'Standard Frame', price: priceCents / 100, quantity };
}

/** The body of a purchase as the storefront sends it: a buyer in Texas, honest figures. */
export function checkoutBody(editions: readonly [TestEdition, ...TestEdition[]], quantity = 1) {
  const address = {
    fullName: 'Ada Byron',
    email: 'ada@example.com',
    phone: '214 555 0100',
    street: '1 Elm St',
    city: 'Dallas',
    state: 'TX',
    zip: '75226',
    country: 'United States',
  };
  const quote = quoteOrder({
    lines: editions.map(({ priceCents }) => ({ priceCents, quantity, shippingClass: 'framed' })),
    billing: address,
    shipping: address,
    taxMode: 'destination',
    cardFeeMode: 'surcharge',
  });
  return {
    amount: quote.confirmationTotal,
    currency: 'usd',
    items: editions.map((edition) => cartItem(edition, quantity)),
    customer: { name: 'Ada Byron', email: 'ada@example.com' },
    billing: address,
    shipping: address,
    metadata: {
      subtotal: quote.subtotal / 100,
      estimatedTax: quote.tax.confirmation / 100,
      creditCardFee: quote.cardFee / 100,
      total: quote.confirmationTotal / 100,
      artworkCount: quote.artworkCount,
      orderType: 'fine_art_purchase',
      referralPartnerId: null,
    },
    successUrl: 'http://gallery.example/order-success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://gallery.example/order-confirmation',
  };
}

export interface OpenedCheckout {
  sessionId: string;
  sessionUrl: string;
  orderNumber: string;
  expiresAt: string;
}

/** Starts a checkout that must succeed; with a collector's headers it is theirs. */
export async function openCheckout(
  api: TestApi,
  body: object,
  headers: Record<string, string> = {},
): Promise<OpenedCheckout> {
  return opened(await postCheckout(api, body, headers));
}

/** The checkout that the answer has opened. */
export async function opened(response: Response): Promise<OpenedCheckout> {
  const text = await response.text();
  if (response.status !== 200) throw new Error(`The checkout was refused: ${response.status} ${text}`);
  const checkout: unknown = JSON.parse(text);
  if (!isOpened(checkout)) throw new Error(`Not a checkout: ${text}`);
  return checkout;
}

export const postCheckout = (
  api: TestApi,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> => api.request('/api/create-checkout-session', { method: 'POST', body, headers });

/** Pays at Stripe and waits until the API knows. */
export async function pay(api: TestApi, { sessionId }: OpenedCheckout): Promise<void> {
  api.stripe().pay(sessionId);
  await api.stripe().webhooks.idle();
}

function isOpened(value: unknown): value is OpenedCheckout {
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'orderNumber' in value;
}

/** How many prints of the ledger are in each state. */
export async function printsByState(api: TestApi): Promise<Record<string, number>> {
  const rows: { state: string; count: string }[] = await api.database.manager.query(
    'SELECT state, COUNT(*) AS count FROM prints GROUP BY state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

/** The one value of each row of a query: `column(api, 'SELECT status FROM orders')`. */
export async function column(api: TestApi, sql: string): Promise<unknown[]> {
  const rows: Record<string, unknown>[] = await api.database.manager.query(sql);
  return rows.flatMap((row) => Object.values(row));
}

/** Behind a proxy, so that tests choose their networks, and with the default budgets. */
export const BEHIND_PROXY = { TRUSTED_PROXIES: '1', HOLD_BUDGET_NETWORK: '', HOLD_BUDGET_PERSON: '' };

/** What a checkout came to: a payment page, a place in line, or a refusal. */
export interface CheckoutAnswer {
  status: number;
  code: string | null;
  message: string;
  session: OpenedCheckout | null;
  place: WaitingRoomPlace | null;
  /** The whole body. */
  body: Record<string, unknown>;
}

/** Someone who buys from a network of their own, and keeps the token of their place as the page does. */
export class Shopper {
  token: string | null = null;
  readonly ip: string;
  readonly email: string;

  constructor(
    private readonly api: TestApi,
    index: number,
    { ip, email }: { ip?: string; email?: string } = {},
    private readonly headers: Record<string, string> = {},
  ) {
    this.ip = ip ?? `10.${Math.floor(index / 250)}.${index % 250}.7`;
    this.email = email ?? `buyer${index}@example.com`;
  }

  async checkOut(
    editions: readonly [TestEdition, ...TestEdition[]],
    { quantity = 1, via = this.api }: { quantity?: number; via?: TestApi } = {},
  ): Promise<CheckoutAnswer> {
    const answer = await this.post(editions, { quantity, via, token: this.token });
    this.token = answer.place?.token ?? this.token;
    return answer;
  }

  /** As from a new tab, which knows nothing of the place. */
  checkOutAnew(editions: readonly [TestEdition, ...TestEdition[]]): Promise<CheckoutAnswer> {
    return this.post(editions, { quantity: 1, via: this.api, token: null });
  }

  /** Asks as the page does every few seconds. */
  async look(via = this.api): Promise<WaitingRoomPlace> {
    const response = await via.request(`/api/waiting-room/${this.token}`);
    if (response.status !== 200) throw new Error(`No place: ${response.status} ${await response.text()}`);
    const place: unknown = await response.json();
    if (!isPlace(place)) throw new Error('Not a place.');
    return place;
  }

  async leave(): Promise<number> {
    return (await this.api.request(`/api/waiting-room/${this.token}`, { method: 'DELETE' })).status;
  }

  private async post(
    editions: readonly [TestEdition, ...TestEdition[]],
    { quantity, via, token }: { quantity: number; via: TestApi; token: string | null },
  ): Promise<CheckoutAnswer> {
    const body = {
      ...checkoutBody(editions, quantity),
      customer: { name: 'A Buyer', email: this.email },
      ...(token === null ? {} : { waitingRoomToken: token }),
    };
    const response = await postCheckout(via, body, { 'x-forwarded-for': this.ip, ...this.headers });
    return readAnswer(response.status, await response.json());
  }
}

function readAnswer(status: number, answered: unknown): CheckoutAnswer {
  const body = isRecord(answered) ? answered : {};
  const { place } = isRecord(body.details) ? body.details : {};
  return {
    status,
    code: typeof body.code === 'string' ? body.code : null,
    message: typeof body.message === 'string' ? body.message : '',
    session: isSession(answered) ? answered : null,
    place: isPlace(place) ? place : null,
    body,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isSession = (value: unknown): value is OpenedCheckout => isRecord(value) && 'sessionId' in value;
const isPlace = (value: unknown): value is WaitingRoomPlace =>
  isRecord(value) && 'token' in value && 'secondsLeft' in value;
