import { ApiProperty } from '@nestjs/swagger';

/** Prints of one outer size in a parcel. */
export class ParcelPart {
  @ApiProperty({ example: '32.5x32.5', description: 'Inches, with the frame' }) size: string;
  @ApiProperty() quantity: number;
}

/** What is sent, how far, and what the delivery is likely to cost. */
export class DeliveryQuoteSuggestion {
  @ApiProperty({ type: [ParcelPart], description: 'Framed prints, largest first' }) parcel: ParcelPart[];
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Miles to the shipping ZIP; null beyond free delivery and abroad',
  })
  miles: number | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'About how many miles the amount is estimated from, where nothing like it was quoted before',
  })
  estimatedMiles: number | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars; null where neither an earlier quote nor the distance tells',
  })
  amount: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'The order whose delivery was quoted so' })
  basedOn: string | null;
}
