import { ABOUT_BANNER_SIZES, HERO_POSTER_SIZES } from '@gallery/contracts';
import type { Picture } from '../../media';
import type { SiteContent } from '../../site-content';

/** The text and picture at the top of a page with site content. */
export interface Introduction {
  text: string;
  picture: Picture | null;
  /** The picture's `sizes` where it is at the top of the page; else null. */
  sizes: string | null;
}

/** Null for pages without site content. */
export function introductionOf(chunk: string | null, site: SiteContent): Introduction | null {
  const { home, about, commercial, contact, partners } = site;
  const poster = home.hero.poster;
  switch (chunk) {
    case 'home':
      return { text: home.sentence, picture: poster, sizes: HERO_POSTER_SIZES };
    case 'about':
      return { text: about.biography.join(' '), picture: about.banner, sizes: ABOUT_BANNER_SIZES };
    case 'commercial': {
      const picture = commercial.services.find((service) => service.picture !== null)?.picture ?? poster;
      return { text: commercial.sentence, picture, sizes: null };
    }
    case 'contact':
      return { text: contact.sentence, picture: poster, sizes: null };
    case 'selling-partners':
      return { text: partners.sentence, picture: poster, sizes: null };
    default:
      return null;
  }
}
