import { quoteOrder, type OrderQuote, type OrderStatus, type SeededRandom } from '@gallery/domain';
import type { ScaleCollector } from './scale-collectors';
import type { ScaleEdition, ScaleWork } from './scale-artworks';
import { FIRST_NAMES, LAST_NAMES, PLACES } from './scale-names';

const DAY_MS = 86_400_000;

/** Prints of one edition in an order. */
export interface ScaleLine {
  id: string;
  work: ScaleWork;
  edition: ScaleEdition;
  /** Empty where the order came to nothing. */
  editionNumbers: number[];
  quantity: number;
}

/** An order as it stands today. */
export interface ScaleSale {
  id: string;
  number: string;
  at: Date;
  status: OrderStatus;
  isOffline: boolean;
  isRefunded: boolean;
  buyer: { name: string; email: string; collectorId: string | null };
  address: Record<string, string>;
  lines: ScaleLine[];
  quote: OrderQuote;
  /** Every status it had, the last one included, with when that began. */
  steps: { status: OrderStatus; at: Date }[];
}

/** How far an order has come after so many days; the first that fits. */
const ROUTES: readonly { days: number; steps: readonly OrderStatus[] }[] = [
  { days: 2, steps: [] },
  { days: 14, steps: ['processing'] },
  { days: 25, steps: ['processing', 'shipped'] },
  { days: 60, steps: ['processing', 'shipped', 'delivered'] },
  { days: Infinity, steps: ['processing', 'shipped', 'delivered', 'completed'] },
];
const DAYS_TO: Partial<Record<OrderStatus, number>> = {
  processing: 1,
  shipped: 12,
  delivered: 18,
  completed: 40,
};

interface SaleOptions {
  at: Date;
  today: Date;
  brandId: string;
  /** In the order in which they were made; the first `shown` of them were there at the time. */
  works: readonly ScaleWork[];
  shown: number;
  collectors: readonly ScaleCollector[];
}

/** Someone buys: the lowest free numbers of one to three editions, as the ledger gives them out. */
export function makeSale(
  random: SeededRandom,
  { at, today, brandId, works, shown, collectors }: SaleOptions,
): ScaleSale {
  const isOffline = random.happens(0.08);
  const isReleased = !isOffline && random.happens(0.06);
  const isRefunded = !isOffline && !isReleased && random.happens(0.03);
  const id = random.id(at);
  const lines = pickLines(random, { works, shown, at, isReleased });
  const buyer = buyerOf(random, collectors, at, isOffline);
  const [city, state, zip] = random.pick(PLACES);
  const address = {
    fullName: buyer.name,
    email: buyer.email,
    phone: '214 555 0100',
    street: `${1 + random.below(900)} Larkspur Lane`,
    city,
    state,
    zip,
    country: 'United States',
  };
  const quote = quoteOrder({
    lines: lines.map(({ edition: { priceCents, shippingClass }, quantity }) => ({
      priceCents,
      shippingClass,
      quantity,
    })),
    billing: address,
    shipping: address,
    taxMode: 'destination',
    cardFeeMode: isOffline ? 'off' : 'surcharge',
  });
  const steps = isReleased || isRefunded ? cancelled(at, isRefunded) : walked(at, today);
  return {
    id,
    number: `${brandId.slice(0, 2).toUpperCase()}-${random.groups(2)}`,
    at,
    status: steps.at(-1)?.status ?? 'confirmed',
    isOffline,
    isRefunded,
    buyer,
    address,
    lines,
    quote,
    steps,
  };
}

function pickLines(
  random: SeededRandom,
  { works, shown, at, isReleased }: Pick<SaleOptions, 'works' | 'shown' | 'at'> & { isReleased: boolean },
): ScaleLine[] {
  const count = random.happens(0.8) ? 1 : 2 + random.below(2);
  const lines: ScaleLine[] = [];
  for (let tries = 0; lines.length < count && tries < 100; tries += 1) {
    const work = works[random.below(shown)];
    if (!work) break;
    const edition = random.pick(work.editions);
    const quantity = edition.kind === 'mini' && random.happens(0.2) ? 2 : 1;
    const isTaken = edition.sold + quantity > edition.total;
    if (isTaken || lines.some((line) => line.edition === edition)) continue;
    const numbers = isReleased
      ? []
      : Array.from({ length: quantity }, (_, index) => edition.sold + index + 1);
    edition.sold += numbers.length;
    lines.push({ id: random.id(at), work, edition, editionNumbers: numbers, quantity });
  }
  return lines;
}

function buyerOf(
  random: SeededRandom,
  collectors: readonly ScaleCollector[],
  at: Date,
  isOffline: boolean,
): ScaleSale['buyer'] {
  const collector = random.pick(collectors);
  if (!isOffline && collector.createdAt <= at && random.happens(0.7))
    return { name: collector.name, email: collector.email, collectorId: collector.id };
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  return { name: `${first} ${last}`, email: `${first}.${last}@example.net`.toLowerCase(), collectorId: null };
}

const after = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

function walked(at: Date, today: Date): ScaleSale['steps'] {
  const days = (today.getTime() - at.getTime()) / DAY_MS;
  const route = ROUTES.find((each) => days < each.days)?.steps ?? [];
  return [
    { status: 'confirmed', at },
    ...route
      .map((status) => ({ status, at: after(at, DAYS_TO[status] ?? 0) }))
      .filter((step) => step.at <= today),
  ];
}

const cancelled = (at: Date, isRefunded: boolean): ScaleSale['steps'] => [
  ...(isRefunded ? [{ status: 'confirmed' as const, at }] : []),
  { status: 'cancelled', at: after(at, isRefunded ? 3 : 0.03) },
];
