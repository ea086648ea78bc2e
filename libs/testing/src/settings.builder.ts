import type { PricesInForce, SeriesTable } from '@gallery/contracts';
import { dollars, PRICE_BOOK, PRICE_READINGS, SERIES } from '@gallery/domain';

/** The series table as installed, without a work in any. */
export const aSeriesTable = (named: Partial<SeriesTable> = {}): SeriesTable => ({
  version: 0,
  changedAt: null,
  changedBy: null,
  series: SERIES.map((series) => ({ ...series, near: [...series.near], works: 0 })),
  strays: [],
  ...named,
});

/** The installed prices. */
export const installedPrices = (): PricesInForce => ({
  version: PRICE_BOOK.version,
  readings: PRICE_READINGS.map((reading) => ({
    reading,
    lines: Object.entries(PRICE_BOOK.readings[reading]).map(([size, { priceCents, frameSize }]) => ({
      size,
      price: dollars(priceCents),
      frameSize,
    })),
  })),
});

/** What the forms for works ask for before they open: the series and the prices as installed. */
export const workFormAnswers = () => ({
  'GET /api/admin/series': aSeriesTable(),
  'GET /api/admin/price-book': installedPrices(),
});
