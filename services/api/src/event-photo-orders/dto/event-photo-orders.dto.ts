import { EVENT_PHOTO_ORIENTATIONS, type EventPhotoOrientation } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';

/** One size in which a photograph is sold as a numbered print. */
export class EventPhotoEditionOption {
  @ApiProperty({ example: '30x20', description: 'Canonical size key' }) size: string;
  @ApiProperty({ example: '30 × 20 in' }) label: string;
  @ApiProperty({ type: String, nullable: true, description: 'Outer size of the frame in inches' })
  frameSize: string | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars; null while the gallery sells by inquiry',
  })
  price: number | null;
  @ApiProperty({ description: 'How many numbers the edition has' }) total: number;
  @ApiProperty({ description: 'Numbers that are not sold; those on hold are among them' }) remaining: number;
  @ApiProperty({ description: 'Numbers that somebody is paying for right now' }) held: number;
  @ApiProperty() isMini: boolean;
  @ApiProperty({ type: [String] }) frames: string[];
  @ApiProperty({ type: [Number], description: 'Inches of matte; empty where it is no choice' })
  matteSizes: number[];
}

/** A size of a photograph of which a number is sold or on hold. */
export class StartedEdition {
  @ApiProperty() photoId: string;
  @ApiProperty({ example: '30x20', description: 'Canonical size key' }) size: string;
  @ApiProperty({ example: '30 × 20 in' }) label: string;
  @ApiProperty({ description: 'How many numbers the edition has' }) total: number;
  @ApiProperty() sold: number;
  @ApiProperty({ description: 'Numbers that somebody is paying for right now' }) held: number;
}

/** The unnumbered print with its digital file, for collectors. */
export class EventPhotoOffer {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars; null while the gallery sells by inquiry',
  })
  price: number | null;
}

/** What a photograph of an event can be bought as. */
export class EventPhotoEditions {
  @ApiProperty({ enum: EVENT_PHOTO_ORIENTATIONS }) orientation: EventPhotoOrientation;
  @ApiProperty({ type: [EventPhotoEditionOption] }) options: EventPhotoEditionOption[];
  @ApiProperty() eventPhoto: EventPhotoOffer;
}
