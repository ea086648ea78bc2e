import type { GallerySettings } from '@gallery/contracts';

/** The demo gallery, selling, unless said otherwise. */
export function gallerySettings(named: Partial<GallerySettings> = {}): GallerySettings {
  return {
    publicOrigin: 'https://gallery.example',
    salesMode: 'purchase',
    taxMode: 'destination',
    cardFeeMode: 'surcharge',
    editionPolicy: 'No more are made of any size.',
    brand: {
      id: 'tfgallery',
      name: 'TF Gallery',
      email: 'sales@tfgallery.example',
      studio: 'Studio in Dallas',
      city: 'Dallas',
      zip: '75226',
    },
    links: [{ label: 'Instagram', href: 'https://instagram.example/tfgallery' }],
    charity: { label: 'The charity', href: 'https://charity.example' },
    stripePublishableKey: 'pk_test_sandbox',
    stripeScript: 'https://js.stripe.com/v3/',
    liveGallery: null,
    ...named,
  };
}
