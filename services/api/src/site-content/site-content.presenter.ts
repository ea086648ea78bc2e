import type { Picture } from '../media';
import type { StoredFilm, StoredAvailableAt } from './sections/home.section';
import type { PictureUse } from './sections/section-fields';
import type { Plain, SiteSections } from './sections/site-sections';
import type { AvailableAt, Film, SiteContent, SiteHome } from './dto/site-content.dto';

/** Null when there is no picture to show. */
export type ResolvePicture = (use: PictureUse | null) => Picture | null;

/** Every picture goes through `show`, so that a caller can also collect them. */
export function presentSiteContent(
  { home, about, commercial, contact, live, partners }: SiteSections,
  show: ResolvePicture,
): SiteContent {
  return {
    home: presentHome(home, show),
    about: { ...about, banner: show(about.banner) },
    commercial: {
      ...commercial,
      services: commercial.services.map((service) => ({ ...service, picture: show(service.picture) })),
    },
    contact: { ...contact, picture: show(contact.picture) },
    live,
    partners,
  };
}

function presentHome(home: SiteSections['home'], show: ResolvePicture): SiteHome {
  const { hero, features, teaser, behindTheScenes, availableAt } = home;
  return {
    ...home,
    hero: presentVideo(hero, show),
    features: features.map((feature) => ({ ...feature, picture: show(feature.picture) })),
    teaser: { ...teaser, picture: show(teaser.picture) },
    behindTheScenes: behindTheScenes && {
      caption: behindTheScenes.caption,
      film: presentVideo(behindTheScenes.film, show),
    },
    availableAt: availableAt && presentAvailableAt(availableAt, show),
  };
}

const presentVideo = (film: Plain<StoredFilm>, show: ResolvePicture): Film => ({
  ...film,
  poster: show(film.poster),
});

/** A room without its picture is left out: it is nothing but its picture. */
const presentAvailableAt = (place: Plain<StoredAvailableAt>, show: ResolvePicture): AvailableAt => ({
  ...place,
  rooms: place.rooms.flatMap(({ picture: use, caption }) => {
    const picture = show(use);
    return picture === null ? [] : [{ picture, caption }];
  }),
});
