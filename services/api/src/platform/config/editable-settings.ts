import {
  DEFAULT_AFFILIATE_RATE_BP,
  DEFAULT_ORDER_LIMITS,
  DEFAULT_PRICE_BOOK,
  DEFAULT_SERIES,
  isTimeZone,
  type LevelThresholds,
  type OrderLimits,
  type PriceBook,
  type Series,
} from '@gallery/domain';
import { RETENTIONS } from '../retention/retention-policy';
import type { EmailContents } from '../email/email-template';
import { DEFAULT_TRACKING, type TrackingSettings } from './visit-settings';
import type { EnvironmentReader } from './environment-reader';

/** How the gallery sells. */
export interface SalesSettings {
  /** `inquire` shows no prices and sells nothing, `purchase` sells. */
  mode: 'inquire' | 'purchase';
  /** Which orders are charged tax: Texas destinations only, or all. */
  taxMode: 'destination' | 'always';
  /** Whether card payments carry the surcharge. */
  cardFeeMode: 'surcharge' | 'off';
  /** What the edition statement of every artwork promises about further and damaged prints. */
  editionPolicy: string;
}

/** Who the gallery is. */
export interface BrandSettings {
  /** Begins order numbers and names the current event: never changed while the gallery runs. */
  readonly id: string;
  name: string;
  /** The artist's name, if the owner gives one. */
  artist: string | null;
  email: string;
  studio: string;
  /** Of the seller's address on papers; empty if the gallery gives none. */
  street: string;
  city: string;
  zip: string;
  /** Of the gallery's times, and of new events: a name of the IANA database. */
  timeZone: string;
  /** The paper size of printed documents. */
  paper: PaperSize;
}

/** The paper that printers hold. */
export const PAPER_SIZES = ['letter', 'a4'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** Terms for affiliates. */
interface AffiliatesSettings {
  /** Share of a new affiliate in basis points, unless the owner sets another. */
  defaultRateBp: number;
  /** How long a buyer may return a print; commission is approved after it. In days. */
  returnDays: number;
}

/** Rules for refunds. */
interface RefundSettings {
  /** Refunds of an order above this need a second owner; null for none. */
  secondPersonAboveCents: number | null;
}

/** How long data of live events is kept. */
export interface LiveEventSettings {
  /** How long guests' names and addresses are kept after their event, in days. */
  guestDays: number;
}

/** How long messages to the gallery are kept. */
export interface InboxSettings {
  /** How long names, addresses and texts of messages are kept, in days. */
  messageDays: number;
}

/** What the gate shows to guests who open a tag's link. */
export interface GateTag {
  tag: string;
  title: string;
  text: string;
}

/** The tags in force: the gallery's own until the owner names others. */
export const resolveGateTags = ({
  gateTags,
  brand: { id, name },
}: Pick<EditableSettings, 'gateTags' | 'brand'>): readonly GateTag[] =>
  gateTags ?? [
    {
      tag: id.toLowerCase(),
      title: `${name} Live Event`,
      text: `Join ${name} while the evening is photographed. Your name and email open its gallery.`,
    },
  ];

/**
 * What the owner can change while the gallery runs. The environment has the value of whatever the owner has not set.
 */
export interface EditableSettings {
  sales: SalesSettings;
  /** How many prints of one edition an order may have. */
  orderLimits: OrderLimits;
  brand: BrandSettings;
  links: BrandLink[];
  /** The artist's own sites, which collectors find in their profile. */
  artistSites: BrandLink[];
  /** The charity that the proceeds fund. */
  charity: BrandLink | null;
  /** What collectors have to spend for a level, in cents; null leaves the level to the owner. */
  levels: LevelThresholds;
  partners: AffiliatesSettings;
  refunds: RefundSettings;
  /** Series and where they are offered, in the order of every list. */
  series: readonly Series[];
  /** Tags that the gate of live events accepts; null for the gallery's own alone. */
  gateTags: readonly GateTag[] | null;
  events: LiveEventSettings;
  inbox: InboxSettings;
  /** The version in force, which prices new editions, quotes and warnings. */
  priceBook: PriceBook;
  /** Email templates that the owner has changed; all others have their default content. */
  emailTemplates: EmailContents;
  /** Whether and how visits are counted. */
  tracking: TrackingSettings;
}

/** A link of the footer and the navigation. */
export interface BrandLink {
  label: string;
  href: string;
}

const NO_CHARITY = 'none';

const BRAND_LINKS = 'Instagram=https://instagram.example/tfgallery';
const ARTIST_SITES = 'The artist’s site=https://artist.example, The artist’s journal=https://journal.example';

/** `Label=https://address` pairs, separated by commas. */
function readLinks(read: EnvironmentReader, name: string, defaults: string): BrandLink[] {
  const pairs = read.text(name, defaults).split(',');
  return pairs.flatMap((pair) => {
    const link = parseLink(pair);
    if (!link) {
      read.addError(
        `${name} must be Label=https://address pairs separated by commas; "${pair.trim()}" is not.`,
      );
    }
    return link ?? [];
  });
}

function readTimeZone(read: EnvironmentReader): string {
  const timeZone = read.text('BRAND_TIME_ZONE', 'America/Chicago');
  if (!isTimeZone(timeZone))
    read.addError(`BRAND_TIME_ZONE must name a time zone such as America/Chicago, not "${timeZone}".`);
  return timeZone;
}

/** The charity that the proceeds fund, outside of the gallery; null if the owner names none. */
function readCharityLink(read: EnvironmentReader): BrandLink | null {
  const given = read.text('CHARITY_LINK', 'The charity=https://charity.example');
  if (given === NO_CHARITY) return null;
  const link = parseLink(given);
  if (!link) read.addError(`CHARITY_LINK must be Label=https://address or ${NO_CHARITY}, not "${given}".`);
  return link;
}

function parseLink(pair: string): BrandLink | null {
  const [label = '', ...rest] = pair.split('=');
  const href = rest.join('=').trim();
  if (!label.trim() || !URL.canParse(href) || !/^https?:$/.test(new URL(href).protocol)) return null;
  return { label: label.trim(), href };
}

const EDITION_POLICY =
  'No further prints will be made in any size. A damaged print is replaced under its own number once the ' +
  'original has been returned and destroyed.';

/** Up to all prints of the largest edition. */
const PRINTS_PER_ORDER = { min: 1, max: 100 };

/**
 * The environment's values of what the owner may change.
 * @param brandEmail also the sender of emails unless `MAIL_FROM` says otherwise
 */
export const readEditableDefaults = (read: EnvironmentReader, brandEmail: string): EditableSettings => ({
  sales: {
    mode: read.choice('SALES_MODE', 'inquire', ['inquire', 'purchase']),
    taxMode: read.choice('TAX_MODE', 'destination', ['destination', 'always']),
    cardFeeMode: read.choice('CARD_FEE_MODE', 'surcharge', ['surcharge', 'off']),
    editionPolicy: read.text('EDITION_POLICY', EDITION_POLICY),
  },
  orderLimits: {
    smallEditionPrints: read.integer(
      'ORDER_LIMIT_SMALL_EDITION',
      DEFAULT_ORDER_LIMITS.smallEditionPrints,
      PRINTS_PER_ORDER,
    ),
    largeEditionPrints: read.integer(
      'ORDER_LIMIT_LARGE_EDITION',
      DEFAULT_ORDER_LIMITS.largeEditionPrints,
      PRINTS_PER_ORDER,
    ),
  },
  brand: {
    id: read.text('BRAND_ID', 'tfgallery'),
    name: read.text('BRAND_NAME', 'TF Gallery'),
    artist: read.optional('BRAND_ARTIST'),
    email: brandEmail,
    studio: read.text('BRAND_STUDIO', 'Dallas, Texas'),
    street: read.text('BRAND_STREET', '410 Larkspur Lane'),
    city: read.text('BRAND_CITY', 'Dallas'),
    zip: read.text('BRAND_ZIP', '75226'),
    timeZone: readTimeZone(read),
    paper: read.choice('PAPER_SIZE', 'letter', PAPER_SIZES),
  },
  links: readLinks(read, 'BRAND_LINKS', BRAND_LINKS),
  artistSites: readLinks(read, 'ARTIST_SITES', ARTIST_SITES),
  charity: readCharityLink(read),
  levels: {
    premiumCents: read.dollars('LEVEL_PREMIUM_SPEND'),
    vipCents: read.dollars('LEVEL_VIP_SPEND'),
  },
  partners: { defaultRateBp: DEFAULT_AFFILIATE_RATE_BP, returnDays: 30 },
  refunds: { secondPersonAboveCents: null },
  series: DEFAULT_SERIES,
  gateTags: null,
  events: { guestDays: read.integer('EVENT_GUEST_DAYS', 180, RETENTIONS['event-guests'].limits) },
  inbox: { messageDays: 730 },
  priceBook: DEFAULT_PRICE_BOOK,
  emailTemplates: {},
  tracking: DEFAULT_TRACKING,
});
