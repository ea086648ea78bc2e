import { EVENT_PHOTO_ORIENTATIONS, type EventPhotoOrientation } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsNumber, IsOptional, IsString, Matches } from 'class-validator';
import { Picture } from '../../media';
import { ReferralClaimInput } from '../../orders';
import { IsEmailAddress, MaxLength, Trim } from '../../platform';

/** A frame with its matte, as a guest can choose it. */
class FrameOption {
  @ApiProperty({ example: 'Black wood, 7.5 in matte', description: 'Name in the cart and checkout' })
  frameType: string;
  @ApiProperty({ example: 'Black wood' }) type: string;
  @ApiProperty({ type: String, nullable: true, example: 'wood' }) material: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'black' }) color: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Inches; null if the frame determines it' })
  matteSize: number | null;
  @ApiProperty({ example: 'white' }) matteColor: string;
  @ApiProperty({ example: 'Black wood frame with a white matte of 7.5 in and 1 in of signature space' })
  description: string;
  @ApiProperty({ example: 'black-wood', description: 'How the frame is drawn' }) visualizerFrame: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '45x35',
    description: 'Outer size in inches, computed from print and matte',
  })
  framedSize: string | null;
}

/** One size in which an event photo is sold as a numbered print. */
export class EventPhotoEditionOption {
  @ApiProperty({ example: '30x20', description: 'Canonical size key' }) size: string;
  @ApiProperty({ example: '30 × 20 in' }) displayName: string;
  @ApiProperty({ type: String, nullable: true, description: 'Frame size of the price book in inches' })
  framedSize: string | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars; null while the gallery sells by inquiry',
  })
  price: number | null;
  @ApiProperty({ description: 'Prints in the edition' }) total: number;
  @ApiProperty({ description: 'Unsold prints, including those on hold' }) remaining: number;
  @ApiProperty({ description: 'Prints that someone is paying for now' }) held: number;
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
  @ApiProperty() isMini: boolean;
  @ApiProperty({ type: [FrameOption], description: 'The first one is the default' })
  frameOptions: FrameOption[];
}

/** A size of an event photo with at least one sold or held number. */
export class StartedEdition {
  @ApiProperty() photoId: string;
  @ApiProperty({ example: '30x20', description: 'Canonical size key' }) size: string;
  @ApiProperty({ example: '30 × 20 in' }) label: string;
  @ApiProperty({ description: 'Prints in the edition' }) total: number;
  @ApiProperty() sold: number;
  @ApiProperty({ description: 'Prints that someone is paying for now' }) held: number;
}

/** The digital file with a small unnumbered print, for collectors. */
class EventPhotoOffer {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars; null while the gallery sells by inquiry',
  })
  price: number | null;
}

/** How an event photo can be bought, and what shows it on a wall. */
export class EventPhotoEditions {
  @ApiProperty({ description: 'Caption, or number within the event' }) title: string;
  @ApiProperty({ description: 'Title of the event' }) series: string;
  @ApiProperty() year: number;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ enum: EVENT_PHOTO_ORIENTATIONS }) orientation: EventPhotoOrientation;
  @ApiProperty({ type: [EventPhotoEditionOption] }) options: EventPhotoEditionOption[];
  @ApiProperty() eventPhoto: EventPhotoOffer;
}

/** Ids are plain ASCII; their columns cannot even be compared with other characters. */
const ID = /^[\x20-\x7e]+$/;

/**
 * Body of `POST /api/orders`. Quantity and prices as the buyer saw them; anything other than the current ones is
 * refused.
 */
export class CreateEventPhotoOrder extends ReferralClaimInput {
  @ApiProperty({ enum: ['event_photo'] }) @IsIn(['event_photo']) orderType: 'event_photo';
  @ApiProperty({ description: 'Id of the photo' })
  @IsString()
  @IsNotEmpty()
  @Matches(ID)
  @MaxLength(64)
  itemId: string;
  @ApiProperty({ example: 1 }) @IsInt() quantity: number;
  @ApiProperty({ example: 150, description: 'Dollars' }) @IsNumber() unitPrice: number;
  @ApiProperty({ example: 150, description: 'Dollars' }) @IsNumber() totalPrice: number;
}

/** The order of an event photo, and where to pay for it. */
export class CreatedEventPhotoOrder {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) number: string;
  @ApiProperty({ example: 'pending' }) status: string;
  @ApiProperty({ description: 'Dollars' }) totalPrice: number;
  @ApiProperty({ description: 'URL of the gallery’s payment page' }) checkoutUrl: string;
}

/** Body of `POST /api/admin/event-photos/{id}/sales`. The price is the size's own. */
export class SellEventPhoto {
  @ApiProperty({ example: '30x20' })
  @Trim()
  @MaxLength(40)
  @IsNotEmpty({ message: 'Please choose a size.' })
  @IsString({ message: 'Please choose a size.' })
  size: string;

  @ApiPropertyOptional({ description: 'If omitted, the default frame of the size' })
  @IsOptional()
  @Trim()
  @MaxLength(40)
  @IsString()
  frameType?: string;

  @ApiProperty()
  @Trim()
  @MaxLength(200)
  @IsNotEmpty({ message: 'Please enter a name.' })
  @IsString({ message: 'Please enter a name.' })
  fullName: string;

  @ApiProperty() @IsEmailAddress() email: string;
}

/** The email on the morning after an event. */
export class EventFollowUp {
  @ApiProperty() isOn: boolean;
  @ApiProperty({ format: 'date-time' }) sendsAt: string;
  @ApiProperty({ description: 'Time zone of the venue' }) timeZone: string;
  @ApiProperty({ description: 'Guests who get it' }) guests: number;
  @ApiProperty({ description: 'How many have it' }) sent: number;
  @ApiProperty() subject: string;
  @ApiProperty({ description: 'Text for a guest without photos of their own' }) text: string;
}
