import type { GallerySettings } from '@gallery/contracts';
import { DEFAULT_SERIES } from '@gallery/domain';

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
