import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsString } from 'class-validator';
import { Picture, VIDEO_TYPES, type VideoType } from '../../media';
import { FilmFacts, AvailableAtText, FeatureText, HomeText, TeaserText } from '../sections/home.section';
import { MaxLength } from '../../platform';
import { ExpectedVersion, SectionRecord } from '../../settings';
import {
  SITE_SECTION_NAMES,
  type SiteSectionName,
  AboutText,
  CommercialText,
  ServiceText,
  ContactText,
  LiveContent,
  PartnersContent,
} from '../sections/site-sections';

const MaybeShown = (): PropertyDecorator => ApiProperty({ type: Picture, nullable: true });

/** A silent film. Without sources there is no film, only the poster. */
export class Film extends FilmFacts {
  @MaybeShown() poster: Picture | null;
}

/** A feature block of the landing page. */
class Feature extends FeatureText {
  @MaybeShown() picture: Picture | null;
}

/** The short text about the photographer on the landing page. */
class AboutTeaser extends TeaserText {
  @MaybeShown() picture: Picture | null;
}

class BehindTheScenes {
  @ApiProperty() caption: string;
  @ApiProperty({ type: Film }) film: Film;
}

/** A room of the gallery that shows prints by appointment. */
class GalleryRoom {
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
class SiteAbout extends AboutText {
  @MaybeShown() banner: Picture | null;
}

/** One kind of commissioned work. */
class CommercialService extends ServiceText {
  @MaybeShown() picture: Picture | null;
}

/** What the page of commissioned work shows. */
class SiteCommercial extends CommercialText {
  @ApiProperty({ type: [CommercialService] }) services: CommercialService[];
}

/** What the contact page shows. */
export class SiteContact extends ContactText {
  @MaybeShown() picture: Picture | null;
}

/** The gallery's own texts, pictures and films. */
export class SiteContent {
  @ApiProperty({ type: SiteHome }) home: SiteHome;
  @ApiProperty({ type: SiteAbout }) about: SiteAbout;
  @ApiProperty({ type: SiteCommercial }) commercial: SiteCommercial;
  @ApiProperty({ type: SiteContact }) contact: SiteContact;
  @ApiProperty({ type: LiveContent }) live: LiveContent;
  @ApiProperty({ type: PartnersContent }) partners: PartnersContent;
}

/** A section as stored, with the ids of its pictures. */
class SiteSectionRecord extends SectionRecord {
  @ApiProperty({ enum: SITE_SECTION_NAMES }) section: SiteSectionName;
  @ApiProperty({ type: 'object', additionalProperties: true }) content: object;
}

/** Every section and its pictures. */
export class SiteContentSections {
  @ApiProperty({ type: [SiteSectionRecord] }) sections: SiteSectionRecord[];
  @ApiProperty({ type: [Picture] }) pictures: Picture[];
}

/** Validated by the section's own class. */
export class UpdateSiteSection extends ExpectedVersion {
  @ApiProperty({ type: 'object', additionalProperties: true }) @IsObject() content: object;
}

/** A section that is not saved yet. */
export class SitePreviewInput {
  @ApiProperty({ type: 'object', additionalProperties: true }) @IsObject() content: object;
}

export class SitePreviewLink {
  @ApiProperty({ description: 'Token of `/site-preview/:section?token=`' })
  @IsString()
  @MaxLength(100)
  token: string;
}

/** A section after one change. */
class SiteSectionVersion extends SectionRecord {
  @ApiProperty({ type: 'object', additionalProperties: true }) content: object;
}

/** Versions of a section, latest first, and their pictures. */
export class SiteSectionVersions {
  @ApiProperty({ type: [SiteSectionVersion] }) versions: SiteSectionVersion[];
  @ApiProperty({ type: [Picture] }) pictures: Picture[];
}

/** A stored video. */
export class SiteVideo {
  @ApiProperty({ description: 'Under /videos' }) src: string;
  @ApiProperty({ enum: VIDEO_TYPES }) type: VideoType;
}

/** A stored SVG. */
export class SiteSvg {
  @ApiProperty({ description: 'Under /api/uploads' }) src: string;
}
