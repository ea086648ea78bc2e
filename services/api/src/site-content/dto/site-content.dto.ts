import { ApiProperty } from '@nestjs/swagger';
import { Picture } from '../../media';
import { AboutText } from '../sections/about.section';
import { CommercialText, ServiceText } from '../sections/commercial.section';
import { ContactText } from '../sections/contact.section';
import { FilmFacts, AvailableAtText, FeatureText, HomeText, TeaserText } from '../sections/home.section';
import { LiveContent } from '../sections/live.section';
import { PartnersContent } from '../sections/partners.section';

const MaybeShown = (): PropertyDecorator => ApiProperty({ type: Picture, nullable: true });

/** A silent film. Without sources there is none, and the poster stands alone. */
export class Film extends FilmFacts {
  @MaybeShown() poster: Picture | null;
}

/** A feature block of the landing page. */
export class Feature extends FeatureText {
  @MaybeShown() picture: Picture | null;
}

/** The few words about the photographer on the landing page. */
export class AboutTeaser extends TeaserText {
  @MaybeShown() picture: Picture | null;
}

export class BehindTheScenes {
  @ApiProperty() caption: string;
  @ApiProperty({ type: Film }) film: Film;
}

/** A room of the gallery that shows prints by appointment. */
export class GalleryRoom {
  @ApiProperty({ type: Picture }) picture: Picture;
  @ApiProperty() caption: string;
}

/** The gallery that shows prints by appointment. */
export class AvailableAt extends AvailableAtText {
  @ApiProperty({ type: [GalleryRoom] }) rooms: GalleryRoom[];
}

/** What the landing page shows. */
export class SiteHome extends HomeText {
  @ApiProperty({ type: Film }) hero: Film;
  @ApiProperty({ type: [Feature] }) features: Feature[];
  @ApiProperty({ type: AboutTeaser }) teaser: AboutTeaser;
  @ApiProperty({ type: BehindTheScenes, nullable: true }) behindTheScenes: BehindTheScenes | null;
  @ApiProperty({ type: AvailableAt, nullable: true }) availableAt: AvailableAt | null;
}

/** What the page about the artist shows. */
export class SiteAbout extends AboutText {
  @MaybeShown() banner: Picture | null;
}

/** One kind of commissioned work. */
export class CommercialService extends ServiceText {
  @MaybeShown() picture: Picture | null;
}

/** What the page of commissioned work shows. */
export class SiteCommercial extends CommercialText {
  @ApiProperty({ type: [CommercialService] }) services: CommercialService[];
}

/** What the contact page shows. */
export class SiteContact extends ContactText {
  @MaybeShown() picture: Picture | null;
}

/** The gallery's own words, pictures and films. */
export class SiteContent {
  @ApiProperty({ type: SiteHome }) home: SiteHome;
  @ApiProperty({ type: SiteAbout }) about: SiteAbout;
  @ApiProperty({ type: SiteCommercial }) commercial: SiteCommercial;
  @ApiProperty({ type: SiteContact }) contact: SiteContact;
  @ApiProperty({ type: LiveContent }) live: LiveContent;
  @ApiProperty({ type: PartnersContent }) partners: PartnersContent;
}
