import type { Settings } from '../platform';
import type { GallerySettings } from './gallery-settings.dto';

/** The part of the settings that everybody may know; nothing else leaves. */
export function presentGallery({ sales, brand, links, stripe }: Settings): GallerySettings {
  return {
    salesMode: sales.mode,
    taxMode: sales.taxMode,
    cardFeeMode: sales.cardFeeMode,
    brand: {
      id: brand.id,
      name: brand.name,
      email: brand.email,
      studio: brand.studio,
      city: brand.city,
      zip: brand.zip,
    },
    links: links.map(({ label, href }) => ({ label, href })),
    stripePublishableKey: stripe.publishableKey || null,
  };
}
