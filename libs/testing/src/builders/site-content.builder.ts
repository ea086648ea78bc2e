import type { SiteContent } from '@gallery/contracts';

/** What a test may set for each page of the site. */
export type SiteContentOverrides = { [Page in keyof SiteContent]?: Partial<SiteContent[Page]> };

/** The words of a gallery whose owner has written little: no pictures, no films, unless said otherwise. */
export function siteContent(named: SiteContentOverrides = {}): SiteContent {
  return {
    home: {
      headline: 'Photographs in editions of nine',
      sentence: 'Signed, numbered and framed by hand.',
      hero: { poster: null, sources: [], seconds: 0 },
      features: [
        feature('commissions', 'Commissions', '/commercial'),
        feature('live-events', 'Live Events', '/live-events'),
        feature('limited-editions', 'Limited Editions', '/fine-art'),
      ],
      teaser: { heading: 'One photographer', paragraphs: ['Made by one hand.'], picture: null },
      behindTheScenes: null,
      availableAt: null,
      mission: { sentence: 'A photograph should be lived with.', paragraphs: [], link: null },
      ...named.home,
    },
    about: {
      banner: null,
      heading: 'Made by one hand',
      biography: ['The first paragraph.', 'The second paragraph.'],
      signature: null,
      experience: [{ term: 'Production', text: '2–3 weeks standard, 3–4 weeks for large works.' }],
      ...named.about,
    },
    commercial: {
      heading: 'Commercial',
      sentence: 'Commissioned photographs and films.',
      services: ['Documentary', 'Portrait', 'Food', 'Creative', 'Live Music', 'Videography'].map((name) => ({
        name,
        text: `What ${name} is.`,
        picture: null,
      })),
      portfolioTiles: 6,
      leadsToContact: false,
      ...named.commercial,
    },
    contact: {
      sentence: 'Write to us.',
      picture: null,
      studio: ['Studio in Dallas 75226', 'By appointment'],
      categories: [
        { name: 'Art Collectors', text: 'About a work.', subject: 'General Inquiry' },
        { name: 'Press & Media', text: 'About the press.', subject: 'Press / Media Inquiry' },
        { name: 'Selling Partners', text: 'About selling.', subject: 'Becoming a Selling Partner' },
      ],
      ...named.contact,
    },
    live: { hashtag: '#TFGallery', sponsors: [], ...named.live },
    partners: {
      sentence: 'Share in what a sale earns.',
      steps: [{ title: 'Pass on your link', text: 'Who follows it counts as yours.' }],
      ...named.partners,
    },
  };
}

const feature = (
  key: SiteContent['home']['features'][number]['key'],
  title: string,
  href: string,
): SiteContent['home']['features'][number] => ({
  key,
  title,
  text: `What ${title} are.`,
  href,
  picture: null,
});
