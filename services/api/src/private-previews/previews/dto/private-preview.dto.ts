import { COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Min,
  Max,
} from 'class-validator';
import { ListQuery, MaxLength, Trim } from '../../../platform';
import { MAX_EDITION_SIZE } from '../../../catalog';
import { Picture } from '../../../media';

const MAX_PREVIEW_ARTWORKS = 50;
/** Collectors who may be named as guests of one private preview. */
const MAX_PREVIEW_GUESTS = 200;

/** Derived from the window of a preview. */
const PRIVATE_PREVIEW_STATES = ['planned', 'open', 'ended'] as const;
export type PrivatePreviewState = (typeof PRIVATE_PREVIEW_STATES)[number];

/** Query of `GET /api/admin/private-previews`. */
export class PrivatePreviewListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: PRIVATE_PREVIEW_STATES })
  @IsOptional()
  @IsIn(PRIVATE_PREVIEW_STATES)
  state?: PrivatePreviewState;
}

/** A preview in the list. */
export class PrivatePreviewRow {
  @ApiProperty() id: string;
  @ApiProperty({ type: [String], description: 'Titles of its artworks, in order' }) titles: string[];
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) level: CollectorLevel | null;
  @ApiProperty({ type: [String], description: 'Names of its collectors' }) collectors: string[];
  @ApiProperty({ enum: PRIVATE_PREVIEW_STATES }) state: PrivatePreviewState;
  @ApiProperty({ format: 'date-time' }) opensAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

/** A page of private previews, newest first. */
export class PrivatePreviewList {
  @ApiProperty({ type: [PrivatePreviewRow] }) items: PrivatePreviewRow[];
  @ApiProperty({ description: 'Total across all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/**
 * Body of `POST /api/admin/private-previews`: artworks, audience and window. Decorators validate from the last to the
 * first.
 */
export class CreatePrivatePreview {
  @ApiProperty({ type: [String], format: 'uuid', description: 'In the order shown' })
  @ArrayUnique({ message: 'A work is listed twice.' })
  @ArrayMaxSize(MAX_PREVIEW_ARTWORKS, { message: `Please choose at most ${MAX_PREVIEW_ARTWORKS} works.` })
  @IsUUID(undefined, { each: true, message: 'This artwork could not be found.' })
  @ArrayNotEmpty({ message: 'Please choose a work.' })
  artworkIds: string[];

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    description: 'Ids of single collectors, instead of a level',
  })
  @IsOptional()
  @ArrayUnique({ message: 'A collector is listed twice.' })
  @ArrayMaxSize(MAX_PREVIEW_GUESTS, { message: `Please choose at most ${MAX_PREVIEW_GUESTS} collectors.` })
  @IsUUID(undefined, { each: true, message: 'This collector could not be found.' })
  collectorIds?: string[];

  @ApiPropertyOptional({ enum: COLLECTOR_LEVELS, description: 'This level and all above it' })
  @IsOptional()
  @IsIn(COLLECTOR_LEVELS)
  level?: CollectorLevel;

  @ApiPropertyOptional({ format: 'date-time', description: 'By default, at once' })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'Please choose another opening time.' })
  opensAt?: string;

  @ApiProperty({ format: 'date-time' })
  @IsISO8601({ strict: true }, { message: 'Please choose an end time.' })
  expiresAt: string;

  @ApiPropertyOptional({ description: 'Note from the artist' })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(2000, { message: 'Please keep the message within 2,000 characters.' })
  note?: string;

  @ApiPropertyOptional({ default: true, description: 'Whether collectors get an email when it opens' })
  @IsOptional()
  @IsBoolean()
  isAnnounced?: boolean;
}

/** Body of `PUT /api/admin/private-previews/{id}`. */
export class UpdatePrivatePreview extends CreatePrivatePreview {
  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;
}

/** An artwork of a preview. */
class PreviewArtworkRecord {
  @ApiProperty() artworkId: string;
  @ApiProperty() title: string;
  @ApiProperty() slug: string;
  @ApiProperty({ description: 'Whether it is also public' }) isLive: boolean;
}

/** A collector of a preview. */
export class PreviewCollector {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty({ description: 'Empty when none was given' }) lastName: string;
  @ApiProperty() email: string;
}

/** A reserved print of one of its artworks. */
class PreviewReservationRecord {
  @ApiProperty({ type: PreviewCollector }) collector: PreviewCollector;
  @ApiProperty() artworkId: string;
  @ApiProperty() title: string;
  @ApiProperty() editionId: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty() editionNumber: number;
  @ApiProperty({ format: 'date-time', description: 'When it expires' }) until: string;
}

/** A request to be notified when one of its artworks goes on sale. */
class PreviewPresaleNotificationRecord {
  @ApiProperty({ type: PreviewCollector }) collector: PreviewCollector;
  @ApiProperty() artworkId: string;
  @ApiProperty() title: string;
  @ApiProperty({ format: 'date-time' }) askedAt: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) sentAt: string | null;
}

/** A private preview, for staff. */
export class PrivatePreviewRecord {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Send it with a change' }) version: number;
  @ApiProperty({ type: [PreviewArtworkRecord] }) works: PreviewArtworkRecord[];
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true }) level: CollectorLevel | null;
  @ApiProperty({ type: [PreviewCollector], description: 'Named collectors; empty for a level' })
  collectors: PreviewCollector[];
  @ApiProperty({ description: 'Number of collectors it currently reaches' }) reach: number;
  @ApiProperty({ type: String, nullable: true }) note: string | null;
  @ApiProperty() isAnnounced: boolean;
  @ApiProperty({ enum: PRIVATE_PREVIEW_STATES }) state: PrivatePreviewState;
  @ApiProperty({ format: 'date-time' }) opensAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: [PreviewReservationRecord] }) reservations: PreviewReservationRecord[];
  @ApiProperty({ type: [PreviewPresaleNotificationRecord], description: 'In the order of the requests' })
  presaleRequests: PreviewPresaleNotificationRecord[];
}

const PREVIEW_PRINT_STATES = ['available', 'held', 'sold', 'mine'] as const;
const PRESALE_STATES = ['open', 'requested'] as const;

/** A print, with its state for this collector. */
class PreviewPrint {
  @ApiProperty({ description: 'From 1 to the total' }) editionNumber: number;
  @ApiProperty({ enum: PREVIEW_PRINT_STATES, description: '`mine`: reserved by the caller' })
  state: (typeof PREVIEW_PRINT_STATES)[number];
}

/** An edition in a private preview, print by print. */
class PreviewEdition {
  @ApiProperty() editionId: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: String, nullable: true, description: 'Outer frame in inches; null when unframed' })
  frameSize: string | null;
  @ApiProperty({ example: 'Black', description: 'Default frame of the edition' }) frameColor: string;
  @ApiProperty({ type: [String], description: 'Frames to choose from, as in the shop' })
  frameStyles: string[];
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars; null while the gallery sells by inquiry, 0 when the price is on inquiry',
  })
  price: number | null;
  @ApiProperty({ description: 'Prints in the edition' }) total: number;
  @ApiProperty({ description: 'Numbers that can be reserved or bought now' }) remaining: number;
  @ApiProperty({ type: [PreviewPrint], description: 'Ascending' }) prints: PreviewPrint[];
}

/** The collector's reserved print of an artwork. */
class PreviewReservation {
  @ApiProperty() editionId: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty() editionNumber: number;
  @ApiProperty({ format: 'date-time', description: 'When it expires' }) until: string;
}

/** An artwork in a collector's private preview. */
export class PreviewedArtwork {
  @ApiProperty({ description: 'Id of the artwork within the preview' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() imageUrl: string;
  @ApiProperty() artworkId: string;
  @ApiProperty() slug: string;
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty() medium: string;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, nullable: true, description: "The artist's words" }) note: string | null;
  @ApiProperty({ enum: PRESALE_STATES, description: 'Whether the collector asked to be notified' })
  presale: (typeof PRESALE_STATES)[number];
  @ApiProperty({ type: [PreviewEdition], description: 'Sizes that are offered' }) editions: PreviewEdition[];
  @ApiProperty({ type: PreviewReservation, nullable: true }) reservation: PreviewReservation | null;
}

/** Body of `POST /api/collector/reservations`. */
export class CreateReservation {
  @ApiProperty() @IsUUID() artworkId: string;
  @ApiProperty() @IsUUID() editionId: string;
  @ApiProperty({ description: 'From 1 to the total' })
  @IsInt()
  @Min(1)
  @Max(MAX_EDITION_SIZE)
  editionNumber: number;
}

/** A reservation of the collector. */
export class ReservationView {
  @ApiProperty({ description: 'Edition and number, as in the path of DELETE' }) id: string;
  @ApiProperty() editionId: string;
  @ApiProperty() editionNumber: number;
  @ApiProperty({ format: 'date-time', description: 'When it expires' }) until: string;
}
