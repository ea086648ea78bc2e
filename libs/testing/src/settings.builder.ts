import type { PricesInForce, SeriesTable, SettingsRecord } from '@gallery/contracts';
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

const untouched = { version: 0, changedAt: null, changedBy: null };

/** What the owner may change, nothing of it changed yet. */
export const aSettingsRecord = (named: Partial<SettingsRecord> = {}): SettingsRecord => ({
  brand: {
    ...untouched,
    content: {
      name: 'TF Gallery',
      artist: null,
      email: 'a@b.example',
      studio: 'Dallas, Texas',
      city: 'Dallas',
      zip: '75226',
    },
  },
  sales: {
    ...untouched,
    content: {
      mode: 'purchase',
      taxMode: 'destination',
      cardFeeMode: 'surcharge',
      editionPolicy: 'No more.',
    },
  },
  levels: { ...untouched, content: { premium: null, vip: null } },
  gate: {
    ...untouched,
    content: { tags: [{ tag: 'tfgallery', title: 'TF Gallery Live Event', text: 'Join.' }] },
  },
  partners: { ...untouched, content: { defaultRate: 20, returnDays: 30 } },
  events: { ...untouched, content: { guestDays: 180 } },
  tracking: {
    ...untouched,
    content: { isOn: true, codeWords: [], ticketingHosts: [], visitDays: 90 },
  },
  links: {
    ...untouched,
    content: { links: [{ label: 'Instagram', href: 'https://i.example' }], charity: null },
  },
  ...named,
});
