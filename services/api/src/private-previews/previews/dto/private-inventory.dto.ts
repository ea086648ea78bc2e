import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { MAX_EDITION_SIZE } from '../../../catalog';
import { Picture } from '../../../media';

const PREVIEW_PRINT_STATES = ['available', 'held', 'sold', 'mine'] as const;
const PRESALE_STATES = ['open', 'requested'] as const;

/** A print, with its state for this collector. */
export class PreviewPrint {
  @ApiProperty({ description: 'From 1 to the total' }) editionNumber: number;
  @ApiProperty({ enum: PREVIEW_PRINT_STATES, description: '`mine` is reserved by who asks' })
  state: (typeof PREVIEW_PRINT_STATES)[number];
}

/** An edition in a private preview, print by print. */
export class PreviewEdition {
  @ApiProperty() editionId: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: String, nullable: true, description: 'Outer frame in inches; null when unframed' })
  frameSize: string | null;
  @ApiProperty({ example: 'Black', description: "The edition's own frame" }) frameColor: string;
  @ApiProperty({ type: [String], description: 'Frames to choose from, as in the shop' })
  frameStyles: string[];
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars; null while the gallery sells by inquiry, 0 when the price is on inquiry',
  })
  price: number | null;
  @ApiProperty({ description: 'Numbers in the edition' }) total: number;
  @ApiProperty({ description: 'Numbers that can be reserved or bought now' }) remaining: number;
  @ApiProperty({ type: [PreviewPrint], description: 'Ascending' }) prints: PreviewPrint[];
}

/** The collector's reserved print of an artwork. */
export class PreviewReservation {
  @ApiProperty() editionId: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty() editionNumber: number;
  @ApiProperty({ format: 'date-time', description: 'When it ends by itself' }) until: string;
}

/** An artwork in a collector's private preview. */
export class PreviewedArtwork {
  @ApiProperty({ description: "The preview's own for this work" }) id: string;
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
  @ApiProperty({ enum: PRESALE_STATES, description: 'Whether they asked to hear when it opens' })
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
  @ApiProperty({ description: 'Edition and number, as the address of DELETE names it' }) id: string;
  @ApiProperty() editionId: string;
  @ApiProperty() editionNumber: number;
  @ApiProperty({ format: 'date-time', description: 'When it ends by itself' }) until: string;
}
