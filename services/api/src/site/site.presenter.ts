import type { Picture } from '../media';
import type { StoredFilm } from './content/film.content';
import type { StoredAvailableAt } from './content/home.content';
import type { PictureUse } from './content/picture-use';
import type { Plain, SiteSections } from './content/sections';
import type { AvailableAt, Film, SiteContent, SiteHome } from './dto/site-content.dto';

/** The picture of a use; null when there is none to show. */
export type ShowPicture = (use: PictureUse | null) => Picture | null;

/** What visitors read. Every picture goes through `show`, so that a caller can also learn which ones are meant. */
export function presentSite(
  { home, about, commercial, contact, live, partners }: SiteSections,
  show: ShowPicture,
): SiteContent {
  return {
    home: presentHome(home, show),
    about: { ...about, banner: show(about.banner) },
    commercial: {
      ...commercial,
      services: commercial.services.map((service) => ({ ...service, picture: show(service.picture) })),
    },
    contact,
    live,
    partners,
  };
}

function presentHome(home: SiteSections['home'], show: ShowPicture): SiteHome {
  const { hero, features, teaser, behindTheScenes, availableAt } = home;
  return {
    ...home,
    hero: presentFilm(hero, show),
    features: features.map((feature) => ({ ...feature, picture: show(feature.picture) })),
    teaser: { ...teaser, picture: show(teaser.picture) },
    behindTheScenes: behindTheScenes && {
      caption: behindTheScenes.caption,
      film: presentFilm(behindTheScenes.film, show),
    },
    availableAt: availableAt && presentAvailableAt(availableAt, show),
  };
}

const presentFilm = (film: Plain<StoredFilm>, show: ShowPicture): Film => ({
  ...film,
  poster: show(film.poster),
});

/** A room whose picture is gone is not shown: it is nothing but its picture. */
const presentAvailableAt = (place: Plain<StoredAvailableAt>, show: ShowPicture): AvailableAt => ({
  ...place,
  rooms: place.rooms.flatMap(({ picture: use, caption }) => {
    const picture = show(use);
    return picture === null ? [] : [{ picture, caption }];
  }),
});
