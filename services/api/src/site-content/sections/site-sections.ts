import { AboutContent } from './about.section';
import { CommercialContent } from './commercial.section';
import { ContactContent } from './contact.section';
import { HomeContent } from './home.section';
import { LiveContent } from './live.section';
import { PartnersContent } from './partners.section';

/** What the owner may write, one row each. */
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

/** The fields of a class without the class: what is kept and copied is plain. */
export type Plain<T> = { [Key in keyof T]: Plain<T[Key]> };

/** Content of every section, as it is kept. */
export type SiteSections = { [Name in SiteSectionName]: Plain<InstanceType<(typeof SITE_SECTIONS)[Name]>> };
