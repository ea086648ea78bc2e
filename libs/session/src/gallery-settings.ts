import type { GallerySettings } from '@gallery/contracts';
import { isRecord, textIn } from './stored-json';

/** What a document without settings means: nothing is sold, nothing is promised (sales mode default: inquire). */
const FALLBACK: GallerySettings = {
  publicOrigin: '',
  salesMode: 'inquire',
  taxMode: 'destination',
  cardFeeMode: 'surcharge',
  editionPolicy: '',
  brand: { id: 'gallery', name: 'Gallery', email: '', studio: '', city: '', zip: '' },
  links: [],
  charity: null,
  series: [],
  gateTags: [],
  stripePublishableKey: null,
  stripeScript: 'https://js.stripe.com/v3/',
  liveGallery: null,
  countsVisits: false,
};

/** Reads the settings that the document carries; what is missing or unreadable takes the careful default. */
export function parseGallerySettings(text: string): GallerySettings {
  const stored = parsed(text);
  if (!isRecord(stored)) return FALLBACK;
  const { brand, links, charity, series, gateTags } = stored;
  return {
    publicOrigin: textIn(stored, 'publicOrigin'),
    salesMode: stored['salesMode'] === 'purchase' ? 'purchase' : FALLBACK.salesMode,
    taxMode: stored['taxMode'] === 'always' ? 'always' : FALLBACK.taxMode,
    cardFeeMode: stored['cardFeeMode'] === 'off' ? 'off' : FALLBACK.cardFeeMode,
    editionPolicy: textIn(stored, 'editionPolicy'),
    brand: isRecord(brand) ? parseBrand(brand) : FALLBACK.brand,
    links: Array.isArray(links) ? links.filter(isRecord).map(parseLink) : FALLBACK.links,
    charity: isRecord(charity) ? parseLink(charity) : FALLBACK.charity,
    series: Array.isArray(series) ? series.filter(isRecord).map(parseSeries) : FALLBACK.series,
    gateTags: Array.isArray(gateTags) ? gateTags.filter(isRecord).map(parseGateTag) : FALLBACK.gateTags,
    stripePublishableKey: textIn(stored, 'stripePublishableKey') || null,
    stripeScript: textIn(stored, 'stripeScript', FALLBACK.stripeScript),
    liveGallery: textIn(stored, 'liveGallery') || null,
    countsVisits: stored['countsVisits'] === true,
  };
}

const parseLink = (stored: Record<string, unknown>): GallerySettings['links'][number] => ({
  label: textIn(stored, 'label'),
  href: textIn(stored, 'href'),
});

const parseSeries = (stored: Record<string, unknown>): GallerySettings['series'][number] => {
  const near: unknown = stored['near'];
  return {
    slug: textIn(stored, 'slug'),
    name: textIn(stored, 'name'),
    mobileLabel: textIn(stored, 'mobileLabel'),
    inFilter: stored['inFilter'] === true,
    near: Array.isArray(near) ? near.filter((slug) => typeof slug === 'string') : [],
  };
};

const parseGateTag = (stored: Record<string, unknown>): GallerySettings['gateTags'][number] => ({
  tag: textIn(stored, 'tag'),
  title: textIn(stored, 'title'),
  text: textIn(stored, 'text'),
});

function parseBrand(stored: Record<string, unknown>): GallerySettings['brand'] {
  return {
    id: textIn(stored, 'id', FALLBACK.brand.id),
    name: textIn(stored, 'name', FALLBACK.brand.name),
    email: textIn(stored, 'email'),
    studio: textIn(stored, 'studio'),
    city: textIn(stored, 'city'),
    zip: textIn(stored, 'zip'),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
