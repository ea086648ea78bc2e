import { resolveGateTags, type BrandSettings, type EditableSettings } from '../platform';
import { EventsSection } from './dto/events-section.dto';
import { GateSection } from './dto/gate-section.dto';
import { PartnersSection } from './dto/partners-section.dto';
import { BrandSection, LevelsSection, LinksSection, SalesSection } from './dto/setting-sections.dto';
import { SeriesSection } from './dto/series-section.dto';
import { TrackingSection } from './dto/tracking-section.dto';

/** Each section's class: what the owner sends, what the column holds, what the console shows. */
export const SETTING_SECTIONS = {
  brand: BrandSection,
  links: LinksSection,
  sales: SalesSection,
  levels: LevelsSection,
  gate: GateSection,
  events: EventsSection,
  partners: PartnersSection,
  series: SeriesSection,
  tracking: TrackingSection,
} as const;

export type SettingSectionName = keyof typeof SETTING_SECTIONS;
export type SectionContents = { [Name in SettingSectionName]: InstanceType<(typeof SETTING_SECTIONS)[Name]> };

/** What holds now, as the console shows it. */
export const sectionContentsOf = (settings: EditableSettings): SectionContents => {
  const { brand, links, charity, sales, levels, events, partners, series, tracking } = settings;
  return {
    brand: {
      name: brand.name,
      artist: brand.artist,
      email: brand.email,
      studio: brand.studio,
      city: brand.city,
      zip: brand.zip,
    },
    links: { links: links.map(({ label, href }) => ({ label, href })), charity },
    sales: { ...sales },
    levels: { premium: dollars(levels.premiumCents), vip: dollars(levels.vipCents) },
    partners: { defaultRate: partners.defaultRateBp / 100, returnDays: partners.returnDays },
    events: { ...events },
    gate: { tags: resolveGateTags(settings).map(({ tag, title, text }) => ({ tag, title, text })) },
    series: { series: series.map((each) => ({ ...each, near: [...each.near] })) },
    tracking: {
      ...tracking,
      codeWords: [...tracking.codeWords],
      ticketingHosts: [...tracking.ticketingHosts],
    },
  };
};

/** What the owner has set, as the API reads it. The gallery's id is nobody's to change. */
export const settingsOf = (
  said: Partial<SectionContents>,
  { brand: { id } }: EditableSettings,
): Partial<EditableSettings> => ({
  ...(said.brand && { brand: brandOf(id, said.brand) }),
  ...(said.links && { links: said.links.links, charity: said.links.charity ?? null }),
  ...(said.sales && { sales: said.sales }),
  ...(said.levels && {
    levels: { premiumCents: cents(said.levels.premium), vipCents: cents(said.levels.vip) },
  }),
  ...(said.partners && {
    partners: {
      defaultRateBp: Math.round(said.partners.defaultRate * 100),
      returnDays: said.partners.returnDays,
    },
  }),
  ...(said.gate && { gateTags: said.gate.tags }),
  ...(said.events && { events: said.events }),
  ...(said.series && { series: said.series.series }),
  ...(said.tracking && { tracking: said.tracking }),
});

/** What the classes cannot say: how a section's fields go together. Empty when they do. */
export function validateSection(section: SettingSectionName, content: object): Record<string, string> {
  if (section === 'gate' && content instanceof GateSection) return validateGate(content);
  if (section !== 'levels' || !(content instanceof LevelsSection)) return {};
  const { premium, vip } = content;
  return premium !== null && vip !== null && vip <= premium
    ? { vip: 'VIP must cost more than Premium.' }
    : {};
}

function validateGate({ tags }: GateSection): Record<string, string> {
  const twin = tags.findIndex(({ tag }, place) => tags.findIndex((each) => each.tag === tag) < place);
  return twin === -1 ? {} : { [`tags.${twin}.tag`]: 'Another line has this tag.' };
}

const brandOf = (id: string, { name, artist, email, studio, city, zip }: BrandSection): BrandSettings => ({
  id,
  name,
  artist: artist || null,
  email,
  studio,
  city,
  zip,
});

const dollars = (amount: number | null): number | null => (amount === null ? null : amount / 100);
const cents = (amount: number | null | undefined): number | null => (amount ? amount * 100 : null);
