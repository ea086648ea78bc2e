import type { SiteContentSections } from '@gallery/contracts';

/** One section of the site as it is kept. */
export type SiteSectionEntity = SiteContentSections['sections'][number];

/** What the admin calls the sections, and what stands in them. */
export const SITE_SECTIONS: Record<SiteSectionEntity['section'], { title: string; help: string }> = {
  home: { title: 'Landing page', help: 'What visitors read first, the mission, and where works hang.' },
  about: { title: 'About', help: 'The page about the artist, and how collecting works here.' },
  commercial: { title: 'Commercial', help: 'The page of commissioned work and its services.' },
  contact: { title: 'Contact', help: 'The contact page and whom the gallery likes to hear from.' },
  live: {
    title: 'Live events',
    help: 'What goes along when a photograph is shared, and who makes the evenings possible.',
  },
  partners: {
    title: 'Selling partners',
    help: 'The programme’s page. Rate, examples and return days come from settings and price book.',
  },
};
