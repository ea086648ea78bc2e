/** How many prints of one edition an order may have. */
export interface OrderLimits {
  /** Of an edition with up to 20 prints. */
  smallEditionPrints: number;
  /** Of a larger one. */
  largeEditionPrints: number;
}

/** Unless the owner sets others. */
export const DEFAULT_ORDER_LIMITS: OrderLimits = { smallEditionPrints: 3, largeEditionPrints: 10 };

/** The largest number of prints that a small edition has. */
const SMALL_EDITION_PRINTS = 20;

/** How many prints of an edition of `total` an order may have. */
export const maxPrintsPerOrder = (
  total: number,
  { smallEditionPrints, largeEditionPrints }: OrderLimits,
): number => (total <= SMALL_EDITION_PRINTS ? smallEditionPrints : largeEditionPrints);

/** What shoppers read where they choose a quantity. */
export const orderLimitMessage = (most: number): string =>
  `Up to ${most} ${most === 1 ? 'print' : 'prints'} of this edition per order.`;
