import { ABOUT_BANNER_SIZES, HERO_POSTER_SIZES } from '@gallery/contracts';
import type { Picture } from '../../media';
import type { SiteContent } from '../../site-content';

/** What a page of the gallery's own words opens with. */
export interface Introduction {
  text: string;
  picture: Picture | null;
  /** How wide the picture is laid out where the page opens with it; null where it stands further down. */
  sizes: string | null;
}

/** The beginning of a page, by the name of its chunk; null for pages that have words of their own. */
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
