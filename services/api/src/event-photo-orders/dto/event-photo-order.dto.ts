import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsNumber, IsString, Matches } from 'class-validator';
import { ReferralClaimInput } from '../../orders';
import { MaxLength } from '../../platform';

/** Ids are plain ASCII, and so are their columns. */
const ID = /^[\x20-\x7e]+$/;

/** Body of `POST /api/orders`. Quantity and prices are what the buyer saw; what differs from the truth is refused. */
export class CreateEventPhotoOrder extends ReferralClaimInput {
  @ApiProperty({ enum: ['event_photo'] }) @IsIn(['event_photo']) orderType: 'event_photo';
  @ApiProperty({ description: "The photograph's id" })
  @IsString()
  @IsNotEmpty()
  @Matches(ID)
  @MaxLength(64)
  itemId: string;
  @ApiProperty({ example: 1 }) @IsInt() quantity: number;
  @ApiProperty({ example: 150, description: 'Dollars' }) @IsNumber() unitPrice: number;
  @ApiProperty({ example: 150, description: 'Dollars' }) @IsNumber() totalPrice: number;
}

/** An event photo that was ordered, and where it is paid for. */
export class CreatedEventPhotoOrder {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) number: string;
  @ApiProperty({ example: 'pending' }) status: string;
  @ApiProperty({ description: 'Dollars' }) totalPrice: number;
  @ApiProperty({ description: "The gallery's own payment page" }) checkoutUrl: string;
}
