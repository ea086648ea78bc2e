import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { AnalyticsQuery } from '../../dto/analytics-query.dto';
import { SALES_DIMENSIONS, type SalesDimension } from '../sales-path';

/** The address of `GET /api/admin/analytics/sales`. */
export class SalesPathQuery extends AnalyticsQuery {
  @ApiProperty({ enum: SALES_DIMENSIONS, enumName: 'SalesDimension' })
  @IsIn(SALES_DIMENSIONS)
  by: SalesDimension;
}

/** One source, event or partner: what came of its visits. */
export class SalesPathRow {
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Source, id of the event or of the partner; null for what came by none, `(other)` for the rest',
  })
  key: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Title of the event, name of the partner' })
  name: string | null;

  @ApiProperty() visits: number;
  @ApiProperty({ description: 'Paid in these days' }) orders: number;
  @ApiProperty({ description: 'Dollars of them that stayed paid' }) revenue: number;
  @ApiProperty({ description: 'Of all revenue of these days, in whole percent' }) share: number;
}

/** The path from visits to sales. */
export class SalesPathRecord {
  @ApiProperty({ enum: SALES_DIMENSIONS, enumName: 'SalesDimension' }) by: SalesDimension;
  @ApiProperty({ format: 'date', description: 'The first day, in UTC' }) from: string;
  @ApiProperty({ format: 'date', description: 'The last day, in UTC' }) to: string;
  @ApiProperty() visits: number;
  @ApiProperty() orders: number;
  @ApiProperty({ description: 'Dollars that stayed paid' }) revenue: number;
  @ApiProperty({
    type: [SalesPathRow],
    description: 'What brought most first, what came by none last; together they are the whole',
  })
  rows: SalesPathRow[];
}
