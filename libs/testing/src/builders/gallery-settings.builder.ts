import type { GallerySettings } from '@gallery/contracts';
import { DEFAULT_SERIES, type UtcOffset } from '@gallery/domain';

/** When clocks in Dallas change; the first and the last moment are the ends of what is known. */
const CLOCK_CHANGES = [
  '2025-01-01T00:00:00.000Z',
  '2025-03-09T08:00:00.000Z',
  '2025-11-02T07:00:00.000Z',
  '2026-03-08T08:00:00.000Z',
  '2026-11-01T07:00:00.000Z',
  '2027-03-14T08:00:00.000Z',
  '2027-11-07T07:00:00.000Z',
  '2028-01-01T00:00:00.000Z',
];

/** Winter and summer in turn. */
const utcOffsets = (): UtcOffset[] =>
  CLOCK_CHANGES.slice(1).map((until, index) => ({
    from: CLOCK_CHANGES[index] ?? until,
    until,
    ...(index % 2 === 0 ? { minutes: -360, name: 'CST' } : { minutes: -300, name: 'CDT' }),
  }));

/** The demo gallery, selling, unless said otherwise. */
export function gallerySettings(named: Partial<GallerySettings> = {}): GallerySettings {
  return {
    publicOrigin: 'https://gallery.example',
    salesMode: 'purchase',
    taxMode: 'destination',
    cardFeeMode: 'surcharge',
    orderLimits: { smallEditionPrints: 3, largeEditionPrints: 10 },
    editionPolicy: 'No further prints will be made in any size.',
    brand: {
      id: 'tfgallery',
      name: 'TF Gallery',
      email: 'sales@tfgallery.example',
      studio: 'Studio in Dallas',
      city: 'Dallas',
      zip: '75226',
      timeZone: 'America/Chicago',
      utcOffsets: utcOffsets(),
    },
    links: [{ label: 'Instagram', href: 'https://instagram.example/tfgallery' }],
    artistSites: [
      { label: 'The artist’s site', href: 'https://artist.example' },
      { label: 'The artist’s journal', href: 'https://journal.example' },
    ],
    charity: { label: 'The charity', href: 'https://charity.example' },
    series: DEFAULT_SERIES.map(({ slug, name, mobileLabel, inFilter, near }) => ({
      slug,
      name,
      mobileLabel,
      inFilter,
      near: [...near],
    })),
    gateTags: [
      {
        tag: 'tfgallery',
        title: 'TF Gallery Live Event',
        text: 'Join TF Gallery while the evening is photographed.',
      },
    ],
    stripePublishableKey: 'pk_test_sandbox',
    stripeScript: 'https://js.stripe.com/v3/',
    liveGallery: null,
    countsVisits: true,
    ...named,
  };
}
