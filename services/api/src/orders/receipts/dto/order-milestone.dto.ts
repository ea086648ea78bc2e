import { ORDER_STATUSES, type OrderStatus } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';

/** A step in an order's life, as its buyer may read it. */
export class OrderMilestone {
  @ApiProperty({ enum: ORDER_STATUSES, description: 'The status after it' }) status: OrderStatus;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ type: String, nullable: true, description: 'What the gallery says about it' })
  note: string | null;
}
