import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { EDITION_KINDS, type EditionKind, type Orientation, type ShippingClass } from '@gallery/domain';
import { Picture } from '../../../media';
import { withPublicTexts } from '../../editions/dto/edition-texts.dto';

const PRICE = 'Dollars; null while the gallery sells by inquiry, 0 when the price is on inquiry';

/** What every edition has in addition to its texts. */
class EditionOptionFields {
  @ApiProperty() editionId: string;
  @ApiProperty({ description: 'Size key such as 30x20' }) size: string;
  @ApiProperty({ enum: EDITION_KINDS }) kind: EditionKind;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Name of a special edition or letter of a custom size; null for other editions',
  })
  label: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Outer frame in inches, 42x32; null when unframed',
  })
  frameSize: string | null;
  @ApiProperty({ description: 'Default frame: Black, or Unframed' })
  frameColor: string;
  @ApiProperty({ type: [String], description: 'Frames to choose from' }) frameStyles: string[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Description of its frame Custom; null for other frames',
  })
  customFrame: string | null;
  @ApiProperty({ type: Number, nullable: true, description: PRICE }) price: number | null;
  @ApiProperty({ description: 'Prints in the edition' }) total: number;
  @ApiProperty() sold: number;
  @ApiProperty({ description: 'Prints in unpaid orders and carts, or reserved' }) held: number;
  @ApiProperty({ description: 'Prints that can be bought now' }) available: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Edition number that the next buyer gets; null if none is available',
  })
  nextNumber: number | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the first hold expires if nobody pays; null if there is none, or none that expires',
  })
  heldUntil: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'As `heldUntil`, for unpaid orders and carts only',
  })
  unpaidUntil: string | null;
  @ApiProperty({ enum: ['mini', 'framed'] }) shippingClass: ShippingClass;
}

/** One edition of an artwork: a size with its frame, price and count. */
export class EditionOption extends withPublicTexts(EditionOptionFields) {}

/** The numbers of an edition that a buyer can choose from. */
export class AvailableNumbers {
  @ApiProperty() editionId: string;
  @ApiProperty({ description: 'Prints in the edition' }) total: number;
  @ApiProperty({ type: [Number], description: 'Ascending; empty if none is available' }) numbers: number[];
}

/** One line of `availableSizes`. */
export class AvailableSize {
  @ApiProperty() size: string;
  @ApiProperty({ type: Number, nullable: true, description: PRICE }) price: number | null;
  @ApiProperty({ description: 'Prints in the edition' }) edition: number;
  @ApiProperty() sold: number;
}

/** A size on a card, with what its label adds. */
export class CardSize extends AvailableSize {
  @ApiProperty({ description: 'Prints in unpaid orders' }) held: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Outer frame in inches, 42x32; null when unframed',
  })
  frameSize: string | null;
}

/** One entry of `printSizes`. */
export class PrintSize {
  @ApiProperty({ description: 'Whether the size is offered' }) enabled: boolean;
  @ApiProperty({ type: Number, nullable: true, description: PRICE }) price: number | null;
}

/** The fields that record and card share. */
class ArtworkBase {
  @ApiProperty() id: string;
  @ApiProperty({ description: '`Untitled Artwork` if it has none' }) title: string;
  @ApiProperty() slug: string;
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty() medium: string;
  @ApiProperty({ type: [String], description: "Includes 'new' and 'limited' where they apply" })
  tags: string[];
  @ApiProperty() isFeatured: boolean;
  @ApiProperty({ enum: ['landscape', 'square'] }) orientation: Orientation;
  @ApiProperty({ description: '`Tier 2` in either spelling, or another tier' }) tier: string;
  @ApiProperty({ type: [AvailableSize] }) availableSizes: AvailableSize[];
}

/** An artwork with everything that is public about it. */
@ApiExtraModels(PrintSize)
export class ArtworkRecord extends ArtworkBase {
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ description: 'Artist’s proofs in addition to the numbered prints' }) artistProofs: number;
  @ApiProperty({ type: [String], description: 'The artwork on a wall' })
  catalogueImageUrls: string[];
  @ApiProperty({ type: [String], description: 'The photograph itself' }) artworkImageUrls: string[];
  @ApiProperty({ type: [String], description: 'Both, in the order of preference' })
  imageUrls: string[];
  @ApiProperty({ description: 'First of imageUrls, or the placeholder' }) imageUrl: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(PrintSize) },
    description: 'By size key, including sizes that are not offered',
  })
  printSizes: Record<string, PrintSize>;
  @ApiProperty({ type: [EditionOption] }) editionOptions: EditionOption[];
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When the last print was sold; null while any is left',
  })
  soldOutAt: string | null;
  @ApiProperty({ type: [Picture] }) catalogueImages: Picture[];
  @ApiProperty({ type: [Picture] }) artworkImages: Picture[];
}

/** An artwork as lists show it. */
export class ArtworkCard extends ArtworkBase {
  @ApiProperty({ type: [CardSize] }) declare availableSizes: CardSize[];
  @ApiProperty({
    type: Picture,
    nullable: true,
    description: 'First catalog picture, else first artwork picture',
  })
  picture: Picture | null;
  @ApiProperty({
    type: Picture,
    nullable: true,
    description: 'The photograph itself: first artwork picture, else first catalog picture',
  })
  photograph: Picture | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Lowest price in dollars; null if prices are not shown',
  })
  priceFrom: number | null;
  @ApiProperty({ description: 'Prints in all editions' }) total: number;
  @ApiProperty() sold: number;
  @ApiProperty() held: number;
  @ApiProperty() available: number;
}

/** An edition in the public ledger. */
export class PublicLedgerEdition {
  @ApiProperty() editionId: string;
  @ApiProperty({ description: 'Size key such as 30x20' }) size: string;
  @ApiProperty({ description: 'Prints in the edition' }) total: number;
  @ApiProperty() sold: number;
  @ApiProperty({ description: 'Prints in unpaid orders' }) held: number;
  @ApiProperty({ description: 'Prints reserved by the gallery or a collector' }) reserved: number;
}

/** An artwork in the public ledger. Says nothing about buyers. */
export class PublicLedgerEntry {
  @ApiProperty({ description: 'Id of the artwork' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() slug: string;
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty({ type: [PublicLedgerEdition] }) editions: PublicLedgerEdition[];
}
