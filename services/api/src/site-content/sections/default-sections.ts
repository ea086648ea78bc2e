import { REPLY_WITHIN, ATTRIBUTION_WINDOW_DAYS, SALES_TAX_PERCENT } from '@gallery/domain';
import type { Settings } from '../../platform';
import type { HomeContent, StoredFeature } from './home.section';
import type {
  SiteSections,
  ExperienceTerm,
  CommercialContent,
  ContactContent,
  PartnersContent,
} from './site-sections';

type Brand = Settings['brand'];

/** The texts that apply until the owner writes others: they are true of any gallery. */
export const defaultSections = (brand: Brand): SiteSections => ({
  home: home(brand),
  about: {
    banner: null,
    heading: `Made by one hand in ${brand.city}`,
    biography: [
      `${brand.name} shows and sells the work of one photographer. Every picture is made, printed, signed and ` +
        'numbered by the same person, in editions of nine framed prints and a hundred minis.',
      'When the last number of an edition has found a wall, the edition is closed. Nothing is printed again.',
    ],
    signature: null,
    experience: experience(brand),
  },
  commercial: defaultCommercialSection(),
  contact: contact(brand),
  live: { hashtag: `#${brand.name.replace(/[^\p{L}\p{N}]+/gu, '')}`, sponsors: [] },
  partners: PARTNERS,
});

const home = (brand: Brand): HomeContent => ({
  headline: 'Photographs in editions of nine',
  sentence: `Signed, numbered and framed by hand in ${brand.city}. When the ninth print has found a wall, the edition is closed.`,
  hero: { poster: null, sources: [], seconds: 0 },
  features: FEATURES,
  teaser: {
    heading: 'One photographer, one studio',
    paragraphs: [
      'Every photograph here was made, printed and signed by the same hand. The studio keeps no open editions and makes no reprints.',
    ],
    picture: null,
  },
  behindTheScenes: null,
  availableAt: null,
  mission: {
    sentence: 'A photograph should be lived with. We make few of them, slowly, so that each one can be.',
    paragraphs: [],
    link: null,
  },
});

const FEATURES: StoredFeature[] = [
  {
    key: 'commissions',
    title: 'Commissions',
    text: 'A sitting in the studio or at home, from the first conversation to the framed print.',
    href: '/commercial',
    picture: null,
  },
  {
    key: 'live-events',
    title: 'Live Events',
    text: 'Evenings photographed as they happen. Pictures appear in the room within minutes.',
    href: '/live-events',
    picture: null,
  },
  {
    key: 'limited-editions',
    title: 'Limited Editions',
    text: 'Nine framed prints of each size, each with its certificate.',
    href: '/fine-art',
    picture: null,
  },
];

const experience = (brand: Brand): ExperienceTerm[] => [
  {
    term: 'Production',
    text:
      'Every print is made to order. 2–3 weeks standard, 3–4 weeks for large works: studio time, before framing ' +
      'and delivery.',
  },
  {
    term: 'Delivery',
    text:
      `Framed works are delivered free of charge in the ${brand.city} area. Elsewhere they travel crated, and ` +
      'the cost is quoted before anything is sent.',
  },
  {
    term: 'Authentication',
    text:
      'Each print is signed and numbered, and comes with a certificate of authenticity that carries the same ' +
      'number as the print.',
  },
  {
    term: 'Tax information',
    text:
      `Prices do not include sales tax. Where it is due, it is ${SALES_TAX_PERCENT}, and the amount is shown in the summary before ` +
      'you pay.',
  },
];

const contact = (brand: Brand): ContactContent => ({
  sentence: `Write to us about a work, a visit to the studio or the press. We reply within ${REPLY_WITHIN}.`,
  studio: [`${brand.studio} ${brand.zip}`, 'By appointment'],
  picture: null,
  categories: [
    {
      name: 'Art Collectors',
      text: 'A work on these pages, one you remember from an evening, or one that does not exist yet.',
      subject: 'General Inquiry',
    },
    {
      name: 'Press & Media',
      text: 'Pictures for publication, interviews, and permission to print.',
      subject: 'Press / Media Inquiry',
    },
    {
      name: 'Selling Partners',
      text: 'Designers, advisors and galleries who would like to introduce the work to their clients.',
      subject: 'Becoming a Selling Partner',
    },
  ],
});

const PARTNERS: PartnersContent = {
  sentence:
    'You know people who would live with one of these photographs. Introduce them to it, and share in what the sale earns.',
  steps: [
    {
      title: 'Apply',
      text: 'Tell us who you are and whom you choose pictures for. Galleries, designers, collectors and curators are welcome.',
    },
    {
      title: 'Share your link',
      text: `Every partner gets a link of their own. When someone follows it and buys within ${ATTRIBUTION_WINDOW_DAYS} days, the sale is credited to you. You do not need an account.`,
    },
    {
      title: 'See every sale',
      text: 'Your statement lists every print sold, with its price, every deduction and how your commission is calculated.',
    },
  ],
};

const SERVICES = [
  ['Documentary', 'Days and places as they are, over one afternoon or many months.'],
  ['Portrait', 'One person, unhurried, in the studio or where they live.'],
  ['Food', 'Dishes, hands and rooms, by the light of the table.'],
  ['Creative', 'Pictures that have to be invented before they can be taken.'],
  ['Live Music', 'The stage, the wings and the hour after.'],
  ['Videography', 'Short films without a voice-over, cut to be seen more than once.'],
] as const;

const defaultCommercialSection = (): CommercialContent => ({
  heading: 'Commercial',
  sentence: 'Commissioned photographs and films for people who publish, cook, play or build.',
  services: SERVICES.map(([name, text]) => ({ name, text, picture: null })),
  portfolioTiles: 0,
  leadsToContact: true,
});
