import type { CurrentPrices, SeriesTable, SettingsRecord } from '@gallery/contracts';
import { toDollars, DEFAULT_PRICE_BOOK, PRICE_TABLES, DEFAULT_SERIES } from '@gallery/domain';

/** The series table as installed, without works in any series. */
export const aSeriesTable = (named: Partial<SeriesTable> = {}): SeriesTable => ({
  version: 0,
  changedAt: null,
  changedBy: null,
  series: DEFAULT_SERIES.map((series) => ({ ...series, near: [...series.near], works: 0 })),
  strays: [],
  ...named,
});

/** The installed prices. */
export const defaultPrices = (): CurrentPrices => ({
  version: DEFAULT_PRICE_BOOK.version,
  readings: PRICE_TABLES.map((reading) => ({
    reading,
    lines: Object.entries(DEFAULT_PRICE_BOOK.readings[reading]).map(([size, { priceCents, frameSize }]) => ({
      size,
      price: toDollars(priceCents),
      frameSize,
    })),
  })),
});

/** What the artwork forms load before they open: the series and the prices as installed. */
export const artworkFormStubs = () => ({
  'GET /api/admin/series': aSeriesTable(),
  'GET /api/admin/price-book': defaultPrices(),
});

const unchangedSection = { version: 0, changedAt: null, changedBy: null };

/** The settings that the owner may change, all unchanged. */
export const aSettingsRecord = (named: Partial<SettingsRecord> = {}): SettingsRecord => ({
  brand: {
    ...unchangedSection,
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
    ...unchangedSection,
    content: {
      mode: 'purchase',
      taxMode: 'destination',
      cardFeeMode: 'surcharge',
      editionPolicy: 'No more.',
    },
  },
  orderLimits: { ...unchangedSection, content: { smallEditionPrints: 3, largeEditionPrints: 10 } },
  levels: { ...unchangedSection, content: { premium: null, vip: null } },
  gate: {
    ...unchangedSection,
    content: { tags: [{ tag: 'tfgallery', title: 'TF Gallery Live Event', text: 'Join.' }] },
  },
  partners: { ...unchangedSection, content: { defaultRate: 20, returnDays: 30 } },
  refunds: { ...unchangedSection, content: { secondPersonAbove: null } },
  events: { ...unchangedSection, content: { guestDays: 180 } },
  inbox: { ...unchangedSection, content: { messageDays: 730 } },
  tracking: {
    ...unchangedSection,
    content: { isOn: true, codeWords: [], ticketingHosts: [], visitDays: 90 },
  },
  links: {
    ...unchangedSection,
    content: {
      links: [{ label: 'Instagram', href: 'https://i.example' }],
      artistSites: [{ label: 'The artist’s site', href: 'https://artist.example' }],
      charity: null,
    },
  },
  ...named,
});
