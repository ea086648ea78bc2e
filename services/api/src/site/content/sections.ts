import { AboutContent } from './about.content';
import { CommercialContent } from './commercial.content';
import { ContactContent } from './contact.content';
import { HomeContent } from './home.content';
import { LiveContent } from './live.content';
import { PartnersContent } from './partners.content';

/** What the owner may write, one row each. */
export const SECTIONS = {
  home: HomeContent,
  about: AboutContent,
  commercial: CommercialContent,
  contact: ContactContent,
  live: LiveContent,
  partners: PartnersContent,
} as const;

export type SectionName = keyof typeof SECTIONS;

export const SECTION_NAMES = [
  'home',
  'about',
  'commercial',
  'contact',
  'live',
  'partners',
] as const satisfies SectionName[];

/** The fields of a class without the class: what is kept and copied is plain. */
export type Plain<T> = { [Key in keyof T]: Plain<T[Key]> };

/** Content of every section, as it is kept. */
export type SiteSections = { [Name in SectionName]: Plain<InstanceType<(typeof SECTIONS)[Name]>> };
