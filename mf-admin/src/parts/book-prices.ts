import type { PriceBookVersion, PricesInForce } from '@gallery/contracts';
import { cents, eachReading, type BookPrices, type PriceBook } from '@gallery/domain';

/** A book's tables as rules read them; a reading that is not told has no lines. */
export const bookPrices = ({ readings }: Pick<PricesInForce, 'readings'>): BookPrices => ({
  readings: eachReading((name) =>
    Object.fromEntries(
      (readings.find(({ reading }) => reading === name)?.lines ?? []).map(({ size, price, frameSize }) => [
        size,
        { priceCents: cents(price), frameSize },
      ]),
    ),
  ),
});

/** What prints cost by their size, as rules read it. */
export const bookCosts = ({ costs }: Pick<PriceBookVersion, 'costs'>): PriceBook['costs'] =>
  Object.fromEntries(
    costs.map(({ size, print, mat, frame, shipping }) => [
      size,
      {
        printCents: cents(print),
        matCents: cents(mat),
        frameCents: cents(frame),
        shippingCents: cents(shipping),
      },
    ]),
  );
