import type { BrandSettings, OwnersSettings } from '../platform';
import { BrandSection, LevelsSection, LinksSection, SalesSection } from './dto/sections.dto';

/** Each section's class: what the owner sends, what the column holds, what the console shows. */
export const SECTIONS = {
  brand: BrandSection,
  links: LinksSection,
  sales: SalesSection,
  levels: LevelsSection,
} as const;

export type SectionName = keyof typeof SECTIONS;
export type SectionContents = { [Name in SectionName]: InstanceType<(typeof SECTIONS)[Name]> };

/** What holds now, as the console shows it. */
export const contentsOf = ({ brand, links, charity, sales, levels }: OwnersSettings): SectionContents => ({
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
});

/** What the owner has set, as the API reads it. The gallery's id is nobody's to change. */
export const settingsOf = (
  said: Partial<SectionContents>,
  { brand: { id } }: OwnersSettings,
): Partial<OwnersSettings> => ({
  ...(said.brand && { brand: brandOf(id, said.brand) }),
  ...(said.links && { links: said.links.links, charity: said.links.charity ?? null }),
  ...(said.sales && { sales: said.sales }),
  ...(said.levels && {
    levels: { premiumCents: cents(said.levels.premium), vipCents: cents(said.levels.vip) },
  }),
});

/** What the classes cannot say: how a section's fields go together. Empty when they do. */
export function sectionFaults(section: SectionName, content: object): Record<string, string> {
  if (section !== 'levels' || !(content instanceof LevelsSection)) return {};
  const { premium, vip } = content;
  return premium !== null && vip !== null && vip <= premium
    ? { vip: 'VIP must cost more than Premium.' }
    : {};
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
