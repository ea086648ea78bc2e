import { ORDER_STATUSES, type FrameStyle, type OrderStatus } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Picture } from '../../../media';
import {
  DigitalFile,
  OrderAddress,
  OrderBalance,
  OrderMilestone,
  OrderPrice,
  OrderStepRecord,
} from '../../receipts/dto/order-receipt.dto';
import { OrderPicture } from '../../studio/dto/order-picture.dto';

/** Prints of one edition in a collector's order, or an event photo. */
export class CollectorOrderLine {
  @ApiProperty() artworkId: string;
  @ApiProperty() title: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: String, nullable: true }) frameSize: string | null;
  @ApiProperty({ type: String, example: 'Black', description: 'A frame style, or Unframed' })
  frameStyle: FrameStyle;
  @ApiProperty({ description: 'Dollars, one print' }) price: number;
  @ApiProperty() quantity: number;
  @ApiProperty({ description: 'Size of the edition; 0 for what has no number' }) editionTotal: number;
  @ApiProperty({ type: [Number], description: 'Numbers of the sold prints, ascending; none before the sale' })
  editionNumbers: number[];
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ type: DigitalFile, nullable: true, description: 'Of a paid event photo' })
  digitalFile: DigitalFile | null;
}

/** An order as its collector sees it. */
export class CollectorOrder extends OrderPrice {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) number: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ example: 'fine_art_purchase' }) orderType: string;
  @ApiProperty({ example: '30x20', description: 'Of the first line' }) size: string;
  @ApiProperty({ description: 'Dollars, what was charged' }) totalPrice: number;
  @ApiProperty({ type: String, nullable: true, description: "The buyer's own words" }) notes: string | null;
  @ApiProperty({ type: String, nullable: true }) trackingNumber: string | null;
  @ApiProperty({ type: String, nullable: true }) trackingUrl: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the prints are made at the latest; null unless they are in the making',
  })
  promisedBy: string | null;
  @ApiProperty({ type: [OrderBalance], description: 'What can be paid, oldest first' })
  balances: OrderBalance[];
  @ApiProperty({ type: OrderAddress, nullable: true, description: 'Null until the buyer has given it' })
  shippingAddress: OrderAddress | null;
  @ApiProperty({ description: 'Whether the address can still be changed' }) canEditAddress: boolean;
  @ApiProperty({ type: [CollectorOrderLine] }) lines: CollectorOrderLine[];
  @ApiProperty({ type: [OrderMilestone], description: 'Oldest first' }) events: OrderMilestone[];
  @ApiProperty({ type: [OrderStepRecord] }) steps: OrderStepRecord[];
  @ApiProperty({ type: [OrderPicture], description: 'From the studio' }) pictures: OrderPicture[];
}
