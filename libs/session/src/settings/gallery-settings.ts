import type { GallerySettings } from '@gallery/contracts';
import { DEFAULT_ORDER_LIMITS } from '@gallery/domain';
import { isRecord, numberField, stringField } from '../browser-storage';

/** Settings of a document without any: nothing is sold, nothing is promised (default sales mode: inquire). */
const DEFAULT_SETTINGS: GallerySettings = {
  publicOrigin: '',
  salesMode: 'inquire',
  taxMode: 'destination',
  cardFeeMode: 'surcharge',
  orderLimits: DEFAULT_ORDER_LIMITS,
  editionPolicy: '',
  brand: {
    id: 'gallery',
    name: 'Gallery',
    email: '',
    studio: '',
    city: '',
    zip: '',
    timeZone: 'UTC',
    utcOffsets: [],
  },
  links: [],
  artistSites: [],
  charity: null,
  series: [],
  gateTags: [],
  stripePublishableKey: null,
  stripeScript: 'https://js.stripe.com/v3/',
  liveGallery: null,
  countsVisits: false,
};

/** Parses the document's settings; missing or unreadable ones get the careful default. */
export function parseGallerySettings(text: string): GallerySettings {
  const stored = parseJson(text);
  if (!isRecord(stored)) return DEFAULT_SETTINGS;
  const { brand, links, artistSites, charity, series, gateTags, orderLimits } = stored;
  return {
    publicOrigin: stringField(stored, 'publicOrigin'),
    salesMode: stored['salesMode'] === 'purchase' ? 'purchase' : DEFAULT_SETTINGS.salesMode,
    taxMode: stored['taxMode'] === 'always' ? 'always' : DEFAULT_SETTINGS.taxMode,
    cardFeeMode: stored['cardFeeMode'] === 'off' ? 'off' : DEFAULT_SETTINGS.cardFeeMode,
    orderLimits: isRecord(orderLimits) ? parseOrderLimits(orderLimits) : DEFAULT_SETTINGS.orderLimits,
    editionPolicy: stringField(stored, 'editionPolicy'),
    brand: isRecord(brand) ? parseBrand(brand) : DEFAULT_SETTINGS.brand,
    links: Array.isArray(links) ? links.filter(isRecord).map(parseLink) : DEFAULT_SETTINGS.links,
    artistSites: Array.isArray(artistSites) ? artistSites.filter(isRecord).map(parseLink) : [],
    charity: isRecord(charity) ? parseLink(charity) : DEFAULT_SETTINGS.charity,
    series: Array.isArray(series) ? series.filter(isRecord).map(parseSeries) : DEFAULT_SETTINGS.series,
    gateTags: Array.isArray(gateTags)
      ? gateTags.filter(isRecord).map(parseGateTag)
      : DEFAULT_SETTINGS.gateTags,
    stripePublishableKey: stringField(stored, 'stripePublishableKey') || null,
    stripeScript: stringField(stored, 'stripeScript', DEFAULT_SETTINGS.stripeScript),
    liveGallery: stringField(stored, 'liveGallery') || null,
    countsVisits: stored['countsVisits'] === true,
  };
}

const parseOrderLimits = (stored: Record<string, unknown>): GallerySettings['orderLimits'] => {
  const { smallEditionPrints, largeEditionPrints } = DEFAULT_SETTINGS.orderLimits;
  return {
    smallEditionPrints: numberField(stored, 'smallEditionPrints', smallEditionPrints),
    largeEditionPrints: numberField(stored, 'largeEditionPrints', largeEditionPrints),
  };
};

const parseLink = (stored: Record<string, unknown>): GallerySettings['links'][number] => ({
  label: stringField(stored, 'label'),
  href: stringField(stored, 'href'),
});

const parseSeries = (stored: Record<string, unknown>): GallerySettings['series'][number] => {
  const near: unknown = stored['near'];
  return {
    slug: stringField(stored, 'slug'),
    name: stringField(stored, 'name'),
    mobileLabel: stringField(stored, 'mobileLabel'),
    inFilter: stored['inFilter'] === true,
    near: Array.isArray(near) ? near.filter((slug) => typeof slug === 'string') : [],
  };
};

const parseGateTag = (stored: Record<string, unknown>): GallerySettings['gateTags'][number] => ({
  tag: stringField(stored, 'tag'),
  title: stringField(stored, 'title'),
  text: stringField(stored, 'text'),
});

type UtcOffset = GallerySettings['brand']['utcOffsets'][number];

const parseUtcOffset = (stored: Record<string, unknown>): UtcOffset => ({
  from: stringField(stored, 'from'),
  until: stringField(stored, 'until'),
  minutes: numberField(stored, 'minutes', NaN),
  name: stringField(stored, 'name'),
});

/** Pages would tell wrong times by a damaged offset. Without it, the browser's own data tell them. */
const isComplete = ({ from, until, minutes, name }: UtcOffset): boolean =>
  ![Date.parse(from), Date.parse(until), minutes].some(Number.isNaN) && name !== '';

function parseBrand(stored: Record<string, unknown>): GallerySettings['brand'] {
  const { utcOffsets } = stored;
  return {
    id: stringField(stored, 'id', DEFAULT_SETTINGS.brand.id),
    name: stringField(stored, 'name', DEFAULT_SETTINGS.brand.name),
    email: stringField(stored, 'email'),
    studio: stringField(stored, 'studio'),
    city: stringField(stored, 'city'),
    zip: stringField(stored, 'zip'),
    timeZone: stringField(stored, 'timeZone', DEFAULT_SETTINGS.brand.timeZone),
    utcOffsets: Array.isArray(utcOffsets)
      ? utcOffsets.filter(isRecord).map(parseUtcOffset).filter(isComplete)
      : [],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
