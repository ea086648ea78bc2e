import { FRAME_STYLES, ORDER_STATUSES, type FrameStyle, type OrderStatus } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Picture } from '../../media';
import { OrderMilestone } from './order-milestone.dto';

/** Prints of one edition in a collector's order. */
export class CollectorOrderLine {
  @ApiProperty() artworkId: string;
  @ApiProperty() title: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: String, nullable: true }) frameSize: string | null;
  @ApiProperty({ enum: [...FRAME_STYLES, 'Unframed'] }) frameStyle: FrameStyle;
  @ApiProperty({ description: 'Dollars, one print' }) price: number;
  @ApiProperty() quantity: number;
  @ApiProperty({ description: 'Size of the edition' }) editionTotal: number;
  @ApiProperty({ type: [Number], description: 'Numbers of the sold prints, ascending; none before the sale' })
  numbers: number[];
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
}

/** An order as its collector sees it (C29). */
export class CollectorOrder {
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
    description: 'When the prints are made at the latest; null unless they are in the making (G90)',
  })
  promisedBy: string | null;
  @ApiProperty({ type: [CollectorOrderLine] }) lines: CollectorOrderLine[];
  @ApiProperty({ type: [OrderMilestone], description: 'Oldest first' }) events: OrderMilestone[];
}
