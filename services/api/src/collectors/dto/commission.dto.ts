import { ORDER_STATUSES, type OrderStatus } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';

/** A status that a commission came to. */
export class CommissionStep {
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ type: String, nullable: true, description: 'Why, in the words of the gallery' })
  note: string | null;
}

/** A commission as its collector sees it (C30). */
export class CommissionRecord {
  @ApiProperty() id: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ example: 'Diptych for a stairwell' }) projectType: string;
  @ApiProperty({ example: '$10,000–$15,000' }) budgetRange: string;
  @ApiProperty() description: string;
  @ApiProperty() wantsStudioVisit: boolean;
  @ApiProperty({ type: [CommissionStep], description: 'Oldest first' }) events: CommissionStep[];
}
