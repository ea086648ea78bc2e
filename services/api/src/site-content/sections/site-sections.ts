import { AboutContent } from './about.section';
import { CommercialContent } from './commercial.section';
import { ContactContent } from './contact.section';
import { HomeContent } from './home.section';
import { LiveContent } from './live.section';
import { PartnersContent } from './partners.section';

/** The sections of the site, one row each. */
export const SITE_SECTIONS = {
  home: HomeContent,
  about: AboutContent,
  commercial: CommercialContent,
  contact: ContactContent,
  live: LiveContent,
  partners: PartnersContent,
} as const;

export type SiteSectionName = keyof typeof SITE_SECTIONS;

export const SITE_SECTION_NAMES = [
  'home',
  'about',
  'commercial',
  'contact',
  'live',
  'partners',
] as const satisfies SiteSectionName[];

/** The fields of a class as a plain object. */
export type Plain<T> = { [Key in keyof T]: Plain<T[Key]> };

/** The content of every section as stored. */
export type SiteSections = { [Name in SiteSectionName]: Plain<InstanceType<(typeof SITE_SECTIONS)[Name]>> };
