import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { NestedOrNull, Nested, NestedEach } from '../../platform';
import { VIDEO_TYPES, type VideoType } from '../../media';
import { OptionalPicture, PictureUse, LinkAddress, Line, Prose, ProseList } from './section-fields';

/** One file of a film; browsers use the first one whose type they know. */
export class FilmSource {
  @ApiProperty({ description: 'Under /videos; its file never changes' })
  @Matches(/^\/videos\/[0-9a-f]{32}\.(mp4|webm)$/, { message: 'Please upload the video first.' })
  src: string;

  @ApiProperty({ enum: VIDEO_TYPES })
  @IsIn(VIDEO_TYPES)
  type: VideoType;
}

/** How long a film is and where its files are. */
export class FilmFacts {
  @ApiProperty({ type: [FilmSource], description: 'Empty if there is no film' })
  @IsArray()
  @ArrayMaxSize(4)
  @NestedEach(() => FilmSource)
  sources: FilmSource[];

  @ApiProperty({ description: 'Length in whole seconds' })
  @IsInt()
  @Min(0)
  @Max(3_600)
  seconds: number;
}

/** A silent film as stored. */
export class StoredFilm extends FilmFacts {
  /** Shown until the film plays, and where it may not. */
  @OptionalPicture()
  poster: PictureUse | null;
}

/** The feature blocks of the landing page, in the order of the spec. */
const FEATURE_KEYS = ['commissions', 'live-events', 'limited-editions'] as const;

/** What a feature block says and where it leads. */
export class FeatureText {
  @ApiProperty({ enum: FEATURE_KEYS })
  @IsIn(FEATURE_KEYS)
  key: (typeof FEATURE_KEYS)[number];

  @Line() title: string;
  @Prose() text: string;
  @LinkAddress() href: string;
}

export class StoredFeature extends FeatureText {
  @OptionalPicture() picture: PictureUse | null;
}

/** A few words about the photographer, followed by a link to the page about them. */
export class TeaserText {
  @Line() heading: string;
  @ProseList() paragraphs: string[];
}

export class StoredTeaser extends TeaserText {
  @OptionalPicture() picture: PictureUse | null;
}

export class StoredBehindTheScenes {
  @Line() caption: string;
  @Nested(() => StoredFilm) film: StoredFilm;
}

export class StoredRoom {
  @Nested(() => PictureUse) picture: PictureUse;
  @Line() caption: string;
}

/** A framed print that hangs in the gallery. */
export class ExhibitedPrintRef {
  @ApiProperty({ description: 'Slug of the artwork' })
  @Matches(/^[a-z0-9-]{1,220}$/, { message: 'The work must be named by its slug.' })
  slug: string;

  @ApiProperty({ example: '30x20' })
  @Matches(/^\d{1,3}x\d{1,3}$/, { message: 'The size must be written as in 30x20.' })
  size: string;

  @ApiProperty({ description: 'Edition number of the print' })
  @IsInt()
  @Min(1)
  @Max(100)
  editionNumber: number;
}

/** The gallery that shows prints by appointment. */
export class AvailableAtText {
  @Line('Follows “Now Available at”') gallery: string;
  @Line('How to visit') note: string;
  @Prose() text: string;

  @ApiProperty({ type: [ExhibitedPrintRef] })
  @IsArray()
  @ArrayMaxSize(12)
  @NestedEach(() => ExhibitedPrintRef)
  works: ExhibitedPrintRef[];
}

export class StoredAvailableAt extends AvailableAtText {
  @IsArray()
  @ArrayMaxSize(12)
  @NestedEach(() => StoredRoom)
  rooms: StoredRoom[];
}

/** A link to a place that the owner chooses. */
export class SiteLink {
  @Line() label: string;
  @LinkAddress() href: string;
}

/** What the gallery is for. */
export class Mission {
  @Prose() sentence: string;
  @ProseList() paragraphs: string[];

  @ApiProperty({ type: SiteLink, nullable: true })
  @NestedOrNull(() => SiteLink)
  link: SiteLink | null;
}

/** What the landing page opens with. */
export class HomeText {
  @Line() headline: string;
  @Prose() sentence: string;
  @ApiProperty({ type: Mission }) @Nested(() => Mission) mission: Mission;
}

/** The landing page as stored. */
export class HomeContent extends HomeText {
  @Nested(() => StoredFilm) hero: StoredFilm;

  @IsArray()
  @ArrayMaxSize(FEATURE_KEYS.length)
  @ArrayUnique((feature: StoredFeature) => feature.key)
  @NestedEach(() => StoredFeature)
  features: StoredFeature[];

  @Nested(() => StoredTeaser) teaser: StoredTeaser;
  @NestedOrNull(() => StoredBehindTheScenes) behindTheScenes: StoredBehindTheScenes | null;
  @NestedOrNull(() => StoredAvailableAt) availableAt: StoredAvailableAt | null;
}
