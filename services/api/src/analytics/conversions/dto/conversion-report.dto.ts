import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { AnalyticsQuery } from '../../reports/dto/analytics-reports.dto';
import { CONVERSION_DIMENSIONS, type ConversionDimension } from '../conversion-report';

/** Query of `GET /api/admin/analytics/sales`. */
export class ConversionReportQuery extends AnalyticsQuery {
  @ApiProperty({ enum: CONVERSION_DIMENSIONS, enumName: 'ConversionDimension' })
  @IsIn(CONVERSION_DIMENSIONS)
  by: ConversionDimension;
}

/** One source, event or affiliate. */
export class ConversionReportRow {
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

export class ConversionReport {
  @ApiProperty({ enum: CONVERSION_DIMENSIONS, enumName: 'ConversionDimension' }) by: ConversionDimension;
  @ApiProperty({ format: 'date', description: 'The first day, in UTC' }) from: string;
  @ApiProperty({ format: 'date', description: 'The last day, in UTC' }) to: string;
  @ApiProperty() visits: number;
  @ApiProperty() orders: number;
  @ApiProperty({ description: 'Dollars that stayed paid' }) revenue: number;
  @ApiProperty({
    type: [ConversionReportRow],
    description: 'What brought most first, what came by none last; together they are the whole',
  })
  rows: ConversionReportRow[];
}
