import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';
import {
  AVAILABILITIES,
  CUSTOM_SIZE_LABELS,
  EDITION_KINDS,
  SIZE_TYPES,
  ARTWORK_FRAME_STYLES,
  type Availability,
  type CustomSizeLabel,
  type EditionKind,
  type SizeType,
  type ArtworkFrameStyle,
} from '@gallery/domain';
import { Picture } from '../../../media';
import { MaxLength, Trim } from '../../../platform';
import { ArtworkRecord, PrintSize } from '../../artworks/dto/artwork.dto';
import { withEditionTexts, withSizeTexts } from '../../editions/dto/edition-texts.dto';
import { LIVE_STATUSES, type LiveStatus } from '../../entities/artwork.entity';

const PRICE = 'Dollars, whether or not the gallery shows prices';
const FRAMES = [...ARTWORK_FRAME_STYLES, 'Unframed'];

/** An entry of `printSizes` in the inventory record. */
export class InventoryPrintSize extends withSizeTexts(PrintSize) {
  @ApiProperty({ type: Number, description: PRICE })
  declare price: number;

  @ApiProperty() editionCount: number;

  @ApiProperty({ description: "Outer frame in inches, 'Unframed Mini Print' or 'Metal Print'" })
  framedSize: string;

  @ApiProperty({ enum: FRAMES }) frameStyle: string;
}

/** An edition in the inventory record. */
export class InventoryEdition {
  @ApiProperty({ format: 'uuid' }) editionId: string;
  @ApiProperty() size: string;
  @ApiProperty({ enum: EDITION_KINDS }) kind: EditionKind;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Letter of a custom size, or name of a special edition',
  })
  label: string | null;

  @ApiProperty({ description: 'Whether it is offered' }) enabled: boolean;
  @ApiProperty({ description: PRICE }) price: number;
  @ApiProperty({ type: String, nullable: true }) frameSize: string | null;
  @ApiProperty() totalEditions: number;
  @ApiProperty() soldEditions: number;
  @ApiProperty({ description: 'Prints in unpaid orders and reservations' }) heldEditions: number;
  @ApiProperty({ description: 'Prints that can be bought now' }) availableEditions: number;
}

/** What a custom size and a special edition share. */
class InventoryExtraSize {
  @ApiProperty({ description: 'Empty if it has no size' }) imageSize: string;
  @ApiProperty() frameSize: string;
  @ApiProperty({ enum: FRAMES }) frameStyle: string;
  @ApiProperty({ description: PRICE }) price: number;
  @ApiProperty() editionCount: number;
}

/** A custom size as stored. */
export class InventoryCustomSize extends withSizeTexts(InventoryExtraSize) {
  @ApiProperty({ enum: CUSTOM_SIZE_LABELS }) label: CustomSizeLabel;
  @ApiProperty() enabled: boolean;
}

/** A special edition as stored: the superset of the forms' shapes. */
export class InventorySpecialEdition extends withEditionTexts(InventoryExtraSize) {
  @ApiProperty() name: string;
}

/** A size whose price differs from the price book. */
export class PriceDifference {
  @ApiProperty() size: string;
  @ApiProperty({ description: PRICE }) price: number;
  @ApiProperty({ description: "The book's price in dollars" }) bookPrice: number;
}

/** An artwork with everything that staff see about it. */
@ApiExtraModels(InventoryPrintSize)
export class InventoryRecord extends ArtworkRecord {
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(InventoryPrintSize) },
    description: 'By size key, without custom and special sizes',
  })
  declare printSizes: Record<string, InventoryPrintSize>;

  @ApiProperty({ enum: SIZE_TYPES }) sizeType: SizeType;
  @ApiProperty({ enum: FRAMES }) frameStyle: ArtworkFrameStyle;
  @ApiProperty() customFrameStyle: string;
  @ApiProperty() includeChromaluxe: boolean;
  @ApiProperty() includeSpecialEdition: boolean;
  @ApiProperty({ type: InventorySpecialEdition, nullable: true })
  specialEdition: InventorySpecialEdition | null;
  @ApiProperty({ type: [InventoryCustomSize] }) customSizes: InventoryCustomSize[];
  @ApiProperty() priceOverride: boolean;
  @ApiProperty({ type: [InventoryEdition] }) editions: InventoryEdition[];
  @ApiProperty({ type: Number, nullable: true, description: `Lowest price. ${PRICE}` }) price: number | null;
  @ApiProperty({ enum: AVAILABILITIES, description: 'The owner’s setting, or what the ledger says' })
  availability: Availability;
  @ApiProperty({
    enum: AVAILABILITIES,
    description: 'The owner’s setting; `available` leaves it to the ledger',
  })
  availabilitySet: Availability;
  @ApiProperty({ enum: LIVE_STATUSES }) liveStatus: LiveStatus;
  @ApiProperty() galleryCredit: string;
  @ApiProperty() purchaseLink: string;
  @ApiProperty({ description: 'Never public' }) notes: string;
  @ApiProperty({ description: 'Dollars: unsold prints times their prices' }) unsoldValue: number;
  @ApiProperty({ type: [PriceDifference] }) differences: PriceDifference[];
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) archivedAt: string | null;
  @ApiProperty({ description: 'Send it with a change; an outdated one is refused' }) version: number;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time' }) updatedAt: string;
}

/** An artwork in the inventory list. */
export class InventoryRow {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() slug: string;
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty() tier: string;
  @ApiProperty({ type: Picture, nullable: true }) artworkPicture: Picture | null;
  @ApiProperty({ type: Picture, nullable: true }) cataloguePicture: Picture | null;
  @ApiProperty({ type: [InventoryEdition], description: 'The editions on offer, largest first' })
  editions: InventoryEdition[];
  @ApiProperty({ description: 'Dollars' }) unsoldValue: number;
  @ApiProperty({ description: 'Unsold prints' }) remaining: number;
  @ApiProperty({ enum: AVAILABILITIES }) availability: Availability;
  @ApiProperty({ enum: LIVE_STATUSES }) liveStatus: LiveStatus;
  @ApiProperty() isArchived: boolean;
  @ApiProperty({ description: 'Number of prices that differ from the price book' }) differences: number;
}

/** A page of the inventory. */
export class InventoryPage {
  @ApiProperty({ type: [InventoryRow] }) items: InventoryRow[];
  @ApiProperty({ description: 'Artworks in the whole list' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

const INVENTORY_STATES = ['kept', ...LIVE_STATUSES, 'archived'] as const;
const PRICE_FILTERS = ['differing'] as const;
const TIER_FILTERS = ['Tier 1', 'Tier 2'] as const;

/** Which artworks a page lists. */
export class InventoryQuery {
  @ApiPropertyOptional({ description: 'Searches title, series, tags and year' })
  @IsOptional()
  @Trim()
  @MaxLength(200)
  @IsString()
  q?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @MaxLength(60)
  @IsString()
  series?: string;

  @ApiPropertyOptional({ enum: TIER_FILTERS })
  @IsOptional()
  @IsIn(TIER_FILTERS)
  tier?: (typeof TIER_FILTERS)[number];

  @ApiPropertyOptional({ enum: AVAILABILITIES })
  @IsOptional()
  @IsIn(AVAILABILITIES)
  availability?: Availability;

  @ApiPropertyOptional({ enum: INVENTORY_STATES, description: 'By default, all that are not archived' })
  @IsOptional()
  @IsIn(INVENTORY_STATES)
  state?: (typeof INVENTORY_STATES)[number];

  @ApiPropertyOptional({
    enum: PRICE_FILTERS,
    description: 'Artworks with a price that differs from the price book',
  })
  @IsOptional()
  @IsIn(PRICE_FILTERS)
  prices?: (typeof PRICE_FILTERS)[number];

  @ApiPropertyOptional({ format: 'uuid', description: '`nextCursor` of the previous page' })
  @IsOptional()
  @IsUUID()
  cursor?: string;

  @ApiPropertyOptional({ minimum: 1, maximum: 100, default: 50 })
  @IsOptional()
  @Type(() => Number)
  @Max(100)
  @Min(1)
  @IsInt()
  limit?: number;
}

/** Body of `PATCH /api/admin/artwork-inventory/{id}/live-status`. */
export class UpdateLiveStatus {
  @ApiProperty({
    enum: ['live', 'hidden'],
    description: 'An incomplete draft is refused, with an error for each field',
  })
  @IsIn(['live', 'hidden'])
  liveStatus: Exclude<LiveStatus, 'draft'>;
}

/** The outcome of deleting an artwork. */
export class ArtworkRemoval {
  @ApiProperty({
    enum: ['removed', 'archived'],
    description: '`archived` if someone owns, holds or reserves a print, or once did',
  })
  outcome: 'removed' | 'archived';
}
