import {
  ARTWORK_FORM_SIZES,
  formatMoney,
  MINI_SHIPPING_CENTS,
  usualShippingClass,
  type PriceBookTable,
  type ShippingClass,
} from '@gallery/domain';
import type { PriceBookDraft } from './price-book-draft';

/** The columns of the one table. */
export const PRICE_TIERS = ['Tier 1', 'Tier 2'] as const;
type PriceTier = (typeof PRICE_TIERS)[number];

/** The readings that hold a tier's prices; the first one with a size says its price in the one table. */
const TIER_READINGS: Record<PriceTier, readonly PriceBookTable[]> = {
  'Tier 1': ['default_t1', 'form_create', 'form_edit', 'live_table'],
  'Tier 2': ['default_t2', 'live_sheet', 'chromaluxe_square'],
};

/** A size's price in one tier. */
export interface TierPrice {
  tier: PriceTier;
  price: string;
  /** Readings of the tier that have another price. */
  exceptions: { reading: PriceBookTable; price: string }[];
}

/** A row of the one table; null where a tier has no price of its own for the size. */
export interface SizePrices {
  size: string;
  tiers: (TierPrice | null)[];
  shippingClass: ShippingClass;
}

type Readings = Pick<PriceBookDraft, 'readings'>;

/** Every size of the artwork forms with its price in each tier. */
export const sizePrices = (book: Readings): SizePrices[] =>
  ARTWORK_FORM_SIZES.map((size) => ({
    size,
    tiers: PRICE_TIERS.map((tier) => tierPrice(book, tier, size)),
    shippingClass: shippingClassIn(book, size),
  }));

const shippingClassIn = ({ readings }: Readings, size: string): ShippingClass =>
  readings.flatMap(({ lines }) => lines).find((line) => line.size === size)?.shippingClass ??
  usualShippingClass(size);

/** Sets how a size is sent, in every reading. */
export const setShippingClass = <Draft extends Readings>(
  draft: Draft,
  size: string,
  shippingClass: ShippingClass,
): Draft => ({
  ...draft,
  readings: draft.readings.map((each) => ({
    ...each,
    lines: each.lines.map((line) => (line.size === size ? { ...line, shippingClass } : line)),
  })),
});

/** What buyers pay for it. */
export const SHIPPING_CLASS_LABELS: Record<ShippingClass, string> = {
  mini: `Flat ${formatMoney(MINI_SHIPPING_CENTS)}`,
  framed: 'Quoted, free locally',
};

/** Sets a price in every reading that had the tier's price before, and still has it. */
export function setTierPrice<Draft extends Readings>(
  draft: Draft,
  base: Readings,
  { tier, size, price }: { tier: PriceTier; size: string; price: string },
): Draft {
  const [before, now] = [tierPrice(base, tier, size)?.price, tierPrice(draft, tier, size)?.price];
  return {
    ...draft,
    readings: draft.readings.map((each) => {
      const follows =
        TIER_READINGS[tier].includes(each.reading) && priceIn(base, each.reading, size) === before;
      const lines = each.lines.map((line) =>
        follows && line.size === size && line.price === now ? { ...line, price } : line,
      );
      return { ...each, lines };
    }),
  };
}

function tierPrice(book: Readings, tier: PriceTier, size: string): TierPrice | null {
  const prices = TIER_READINGS[tier].flatMap((reading) => {
    const price = priceIn(book, reading, size);
    return price === undefined ? [] : [{ reading, price }];
  });
  const [first] = prices;
  if (!first) return null;
  return { tier, price: first.price, exceptions: prices.filter(({ price }) => price !== first.price) };
}

const priceIn = ({ readings }: Readings, reading: PriceBookTable, size: string): string | undefined =>
  readings.find((each) => each.reading === reading)?.lines.find((line) => line.size === size)?.price;

/** The place of a tier's price in what is sent: `readings.0.lines.2.price`. */
export function tierPricePath({ readings }: Readings, tier: PriceTier, size: string): string | null {
  for (const reading of TIER_READINGS[tier]) {
    const place = readings.findIndex((each) => each.reading === reading);
    const line = readings[place]?.lines.findIndex((each) => each.size === size) ?? -1;
    if (line !== -1) return `readings.${place}.lines.${line}.price`;
  }
  return null;
}
