import {
  resolveGateTags,
  type BrandLink,
  type BrandSettings,
  type EditableSettings,
  NestedEach,
  Trim,
} from '../platform';
import {
  EventsSection,
  BrandSection,
  InboxSection,
  LevelsSection,
  LinksSection,
  OrderLimitsSection,
  SalesSection,
  GateSection,
  PartnersSection,
  RefundsSection,
  TextLine,
} from './dto/setting-sections.dto';
import { TrackingSection } from './dto/settings-record.dto';
import { MAX_RELATED_SERIES } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, Matches } from 'class-validator';

const SLUG = /^[a-z0-9-]{1,60}$/;

export class SeriesLine {
  @ApiProperty({ description: 'Permanent; empty for a new series' })
  @Trim()
  @Matches(/^[a-z0-9-]{0,60}$/)
  slug: string;

  @TextLine(60) name: string;
  @TextLine(60) mobileLabel: string;
  @ApiProperty({ description: 'Whether the catalog offers it as a filter' }) @IsBoolean() inFilter: boolean;
  @ApiProperty({ description: 'Whether the create form offers it' }) @IsBoolean() inCreate: boolean;
  @ApiProperty({ description: 'Whether the edit form offers it' }) @IsBoolean() inEdit: boolean;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Slug of the series that it follows in the form for a new artwork',
  })
  @IsOptional()
  @Matches(SLUG)
  createAfter?: string | null;

  @ApiProperty({ type: [String], description: 'Slugs of related series, closest first' })
  @Matches(SLUG, { each: true })
  @ArrayMaxSize(MAX_RELATED_SERIES)
  @IsArray()
  near: string[];
}

/** In the order of the lists. */
export class SeriesSection {
  @ApiProperty({ type: [SeriesLine] })
  @NestedEach(() => SeriesLine)
  @ArrayMaxSize(60, { message: 'You can add up to 60 series.' })
  @IsArray()
  series: SeriesLine[];
}

/** The class of each section: for the request, the column and the response. */
export const SETTING_SECTIONS = {
  brand: BrandSection,
  links: LinksSection,
  sales: SalesSection,
  orderLimits: OrderLimitsSection,
  levels: LevelsSection,
  gate: GateSection,
  events: EventsSection,
  inbox: InboxSection,
  partners: PartnersSection,
  refunds: RefundsSection,
  series: SeriesSection,
  tracking: TrackingSection,
} as const;

export type SettingSectionName = keyof typeof SETTING_SECTIONS;
export type SectionContents = { [Name in SettingSectionName]: InstanceType<(typeof SETTING_SECTIONS)[Name]> };

/** The current settings as sections. */
export const sectionContentsOf = (settings: EditableSettings): SectionContents => {
  const {
    brand,
    links,
    artistSites,
    charity,
    sales,
    orderLimits,
    levels,
    events,
    inbox,
    partners,
    refunds,
    series,
    tracking,
  } = settings;
  return {
    brand: {
      name: brand.name,
      artist: brand.artist,
      email: brand.email,
      studio: brand.studio,
      street: brand.street,
      city: brand.city,
      zip: brand.zip,
      timeZone: brand.timeZone,
      paper: brand.paper,
    },
    links: { links: links.map(copyLink), artistSites: artistSites.map(copyLink), charity },
    sales: { ...sales },
    orderLimits: { ...orderLimits },
    levels: { premium: dollars(levels.premiumCents), vip: dollars(levels.vipCents) },
    partners: { defaultRate: partners.defaultRateBp / 100, returnDays: partners.returnDays },
    refunds: { secondPersonAbove: dollars(refunds.secondPersonAboveCents) },
    events: { ...events },
    inbox: { ...inbox },
    gate: { tags: resolveGateTags(settings).map(({ tag, title, text }) => ({ tag, title, text })) },
    series: { series: series.map((each) => ({ ...each, near: [...each.near] })) },
    tracking: {
      ...tracking,
      codeWords: [...tracking.codeWords],
      ticketingHosts: [...tracking.ticketingHosts],
    },
  };
};

/** The owner's sections as settings. The gallery's id cannot be changed. */
export const settingsOf = (
  sections: Partial<SectionContents>,
  { brand, artistSites }: EditableSettings,
): Partial<EditableSettings> => ({
  ...(sections.brand && { brand: brandOf(sections.brand, brand) }),
  ...(sections.links && {
    links: sections.links.links,
    // Sections from former releases have none.
    artistSites: sections.links.artistSites ?? artistSites,
    charity: sections.links.charity ?? null,
  }),
  ...(sections.sales && { sales: sections.sales }),
  ...(sections.orderLimits && { orderLimits: sections.orderLimits }),
  ...(sections.levels && {
    levels: { premiumCents: cents(sections.levels.premium), vipCents: cents(sections.levels.vip) },
  }),
  ...(sections.partners && {
    partners: {
      defaultRateBp: Math.round(sections.partners.defaultRate * 100),
      returnDays: sections.partners.returnDays,
    },
  }),
  ...(sections.refunds && {
    refunds: { secondPersonAboveCents: cents(sections.refunds.secondPersonAbove) },
  }),
  ...(sections.gate && { gateTags: sections.gate.tags }),
  ...(sections.events && { events: sections.events }),
  ...(sections.inbox && { inbox: sections.inbox }),
  ...(sections.series && { series: sections.series.series }),
  ...(sections.tracking && { tracking: sections.tracking }),
});

/** Validates rules that involve several fields of a section. Returns errors by field. */
export function validateSection(section: SettingSectionName, content: object): Record<string, string> {
  if (section === 'gate' && content instanceof GateSection) return validateGate(content);
  if (section !== 'levels' || !(content instanceof LevelsSection)) return {};
  const { premium, vip } = content;
  return premium !== null && vip !== null && vip <= premium
    ? { vip: 'VIP must start at a higher amount than Premium.' }
    : {};
}

function validateGate({ tags }: GateSection): Record<string, string> {
  const duplicate = tags.findIndex(({ tag }, index) => tags.findIndex((each) => each.tag === tag) < index);
  return duplicate === -1 ? {} : { [`tags.${duplicate}.tag`]: 'Another line has this tag.' };
}

const brandOf = (
  { name, artist, email, studio, street, city, zip, timeZone, paper }: BrandSection,
  installed: BrandSettings,
): BrandSettings => ({
  id: installed.id,
  name,
  artist: artist || null,
  email,
  studio,
  // Sections from former releases have none of these three.
  street: street ?? installed.street,
  city,
  zip,
  timeZone: timeZone ?? installed.timeZone,
  paper: paper ?? installed.paper,
});

const copyLink = ({ label, href }: BrandLink): BrandLink => ({ label, href });

const dollars = (amount: number | null): number | null => (amount === null ? null : amount / 100);
const cents = (amount: number | null | undefined): number | null => (amount ? amount * 100 : null);

/** Sections with the owner's text of an email template. */
const EMAIL_PREFIX = 'mail.';

export const emailSectionName = (key: string): string => `${EMAIL_PREFIX}${key}`;

/** The key of the section's email template; null for other sections. */
export const emailTemplateKeyOf = (section: string): string | null =>
  section.startsWith(EMAIL_PREFIX) ? section.slice(EMAIL_PREFIX.length) : null;
