import { utcOffsetsOf } from '@gallery/domain';
import { resolveGateTags, type Settings } from '../../platform';
import type { GallerySettings } from './dto/gallery-settings.dto';

/** Stripe requires its script to be loaded from here, never from a copy. */
const STRIPE_JS = 'https://js.stripe.com';

/** The settings that are public. */
export function presentGallerySettings(settings: Settings, now: Date): GallerySettings {
  const { http, sales, orderLimits, brand, links, artistSites, charity, series, stripe, live, tracking } =
    settings;
  return {
    publicOrigin: http.publicOrigin,
    salesMode: sales.mode,
    taxMode: sales.taxMode,
    cardFeeMode: sales.cardFeeMode,
    orderLimits: {
      smallEditionPrints: orderLimits.smallEditionPrints,
      largeEditionPrints: orderLimits.largeEditionPrints,
    },
    editionPolicy: sales.editionPolicy,
    brand: {
      id: brand.id,
      name: brand.name,
      email: brand.email,
      studio: brand.studio,
      city: brand.city,
      zip: brand.zip,
      timeZone: brand.timeZone,
      utcOffsets: [...utcOffsetsOf(brand.timeZone, now.getUTCFullYear())],
    },
    links: links.map(({ label, href }) => ({ label, href })),
    artistSites: artistSites.map(({ label, href }) => ({ label, href })),
    charity: charity && { label: charity.label, href: charity.href },
    series: series.map(({ slug, name, mobileLabel, inFilter, near }) => ({
      slug,
      name,
      mobileLabel,
      inFilter,
      near: [...near],
    })),
    gateTags: resolveGateTags(settings).map(({ tag, title, text }) => ({ tag, title, text })),
    stripePublishableKey: stripe.publishableKey || null,
    stripeScript: new URL('/v3/', stripe.host ?? STRIPE_JS).href,
    liveGallery: live.galleryUrl?.href ?? null,
    countsVisits: tracking.isOn,
  };
}
