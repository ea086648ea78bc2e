import type { PriceBookVersion, CurrentPrices } from '@gallery/contracts';
import { toCents, mapPriceTables, type PriceBookPrices, type PriceBook } from '@gallery/domain';

/** A book's tables as rules read them; a reading that is missing has no lines. */
export const toBookPrices = ({ readings }: Pick<CurrentPrices, 'readings'>): PriceBookPrices => ({
  readings: mapPriceTables((name) =>
    Object.fromEntries(
      (readings.find(({ reading }) => reading === name)?.lines ?? []).map(({ size, price, frameSize }) => [
        size,
        { priceCents: toCents(price), frameSize },
      ]),
    ),
  ),
});

/** What prints cost by their size, as rules read it. */
export const toBookCosts = ({ costs }: Pick<PriceBookVersion, 'costs'>): PriceBook['costs'] =>
  Object.fromEntries(
    costs.map(({ size, print, mat, frame, shipping }) => [
      size,
      {
        printCents: toCents(print),
        matCents: toCents(mat),
        frameCents: toCents(frame),
        shippingCents: toCents(shipping),
      },
    ]),
  );
