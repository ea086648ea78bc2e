import {
  ARTWORK_FRAME_STYLES,
  AVAILABILITIES,
  SIZE_TYPES,
  TIERS,
  type ArtworkFrameStyle,
  type Availability,
  type Orientation,
  type SizeType,
  type Tier,
} from '@gallery/domain';
import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { FormBoolean, FormNumber, MaxLength, SINGLE_LINE, Trim } from '../../../platform';
import { MAX_ARTIST_PROOFS } from '../../catalog-policy';
import { LIVE_STATUSES, type LiveStatus } from '../../entities/artwork.entity';

const REQUIRED = 'Title and Series are required';
/** Empty or a web address; nothing that would run as a script. */
const LINK_PATTERN = /^$|^https?:\/\/[^\s<>"']+$/i;

/** One line of at most this many characters. */
const SingleLine =
  (name: string, longest: number): PropertyDecorator =>
  (target, property) => {
    IsString()(target, property);
    Matches(SINGLE_LINE, { message: `Please enter ${name} on one line.` })(target, property);
    MaxLength(longest, { message: `Please keep ${name} within ${longest} characters.` })(target, property);
    Trim()(target, property);
  };

/** A draft may leave it empty. */
const RequiredUnlessDraft = (): PropertyDecorator =>
  ValidateIf(({ liveStatus }: CreateArtworkForm, value) => liveStatus !== 'draft' || Boolean(value));

/** The text fields of the artwork forms; lists and objects are sent as JSON strings. */
export class CreateArtworkForm {
  @ApiPropertyOptional({ description: 'Required unless the artwork is a draft' })
  @RequiredUnlessDraft()
  @SingleLine('the title', 200)
  @IsNotEmpty({ message: REQUIRED })
  @IsString({ message: REQUIRED })
  title?: string;

  @ApiPropertyOptional({ description: 'Required unless the artwork is a draft' })
  @RequiredUnlessDraft()
  @SingleLine('the series', 60)
  @IsNotEmpty({ message: REQUIRED })
  @IsString({ message: REQUIRED })
  series?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @Trim()
  @MaxLength(10_000, { message: 'Please keep the description within 10,000 characters.' })
  @IsString()
  description?: string;

  @ApiPropertyOptional({ description: 'Anything other than a number becomes the current year' })
  @IsOptional()
  @MaxLength(20)
  @IsString()
  year?: string;

  @ApiPropertyOptional({ enum: ['landscape', 'square'] })
  @IsOptional()
  @IsIn(['landscape', 'square'])
  orientation?: Orientation;

  @ApiPropertyOptional({ enum: SIZE_TYPES })
  @IsOptional()
  @IsIn(SIZE_TYPES)
  sizeType?: SizeType;

  @ApiPropertyOptional({ enum: TIERS })
  @IsOptional()
  @IsIn(TIERS)
  tier?: Tier;

  @ApiPropertyOptional({ description: 'Keeps the prices when the tier changes' })
  @IsOptional()
  @FormBoolean()
  @IsBoolean()
  priceOverride?: boolean;

  @ApiPropertyOptional({ description: 'Comma-separated' })
  @IsOptional()
  @SingleLine('the tags', 1_000)
  tags?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @SingleLine('the medium', 200)
  medium?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @FormBoolean()
  @IsBoolean()
  isFeatured?: boolean;

  @ApiPropertyOptional({ enum: ARTWORK_FRAME_STYLES })
  @IsOptional()
  @IsIn(ARTWORK_FRAME_STYLES)
  frameStyle?: ArtworkFrameStyle;

  @ApiPropertyOptional({ description: 'Description of the frame Custom' })
  @IsOptional()
  @SingleLine('the custom frame', 120)
  customFrameStyle?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @FormBoolean()
  @IsBoolean()
  includeChromaluxe?: boolean;

  @ApiPropertyOptional()
  @IsOptional()
  @FormBoolean()
  @IsBoolean()
  includeSpecialEdition?: boolean;

  @ApiPropertyOptional({ enum: AVAILABILITIES })
  @IsOptional()
  @IsIn(AVAILABILITIES)
  availability?: Availability;

  @ApiPropertyOptional({
    enum: LIVE_STATUSES,
    description: 'A published artwork cannot become a draft again',
  })
  @IsOptional()
  @IsIn(LIVE_STATUSES)
  liveStatus?: LiveStatus;

  @ApiPropertyOptional()
  @IsOptional()
  @SingleLine('the gallery credit', 300)
  galleryCredit?: string;

  @ApiPropertyOptional({ description: 'A URL that begins with https:// or http://' })
  @IsOptional()
  @Trim()
  @Matches(LINK_PATTERN, { message: 'Please enter an address that begins with https://.' })
  @MaxLength(500, { message: 'Please keep the purchase link within 500 characters.' })
  @IsString()
  purchaseLink?: string;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    description: 'Artist’s proofs in addition to the numbered prints',
  })
  @IsOptional()
  @FormNumber()
  @Max(MAX_ARTIST_PROOFS, { message: `Please enter 0 to ${MAX_ARTIST_PROOFS} artist's proofs.` })
  @Min(0, { message: `Please enter 0 to ${MAX_ARTIST_PROOFS} artist's proofs.` })
  @IsInt({ message: `Please enter 0 to ${MAX_ARTIST_PROOFS} artist's proofs.` })
  artistProofs?: number | null;

  @ApiPropertyOptional({ description: 'Never public' })
  @IsOptional()
  @Trim()
  @MaxLength(10_000, { message: 'Please keep the notes within 10,000 characters.' })
  @IsString()
  notes?: string;

  @ApiPropertyOptional({
    description: 'JSON of `ArtworkFormParts.printSizes`; omitted sizes stay unchanged',
  })
  @IsOptional()
  @IsString()
  printSizes?: string;

  @ApiPropertyOptional({
    description: 'JSON of `ArtworkFormParts.customSizes`; omitted letters are taken off sale',
  })
  @IsOptional()
  @IsString()
  customSizes?: string;

  @ApiPropertyOptional({
    description: 'JSON of `ArtworkFormParts.specialEdition`',
  })
  @IsOptional()
  @IsString()
  specialEdition?: string;

  @ApiPropertyOptional({
    description:
      'JSON of `ArtworkFormParts.pictures`: the pictures in order. Uploads follow these, or the current ones if omitted',
  })
  @IsOptional()
  @IsString()
  pictures?: string;
}

/** The edit form of an artwork; omitted fields stay unchanged. */
export class UpdateArtworkForm extends PartialType(CreateArtworkForm) {
  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    description: 'The version the form was filled from',
  })
  @IsOptional()
  @FormNumber()
  @IsInt()
  version?: number | null;
}
