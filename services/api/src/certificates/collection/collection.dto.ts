import { ARTWORK_FRAME_STYLES, type FrameStyle } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { CollectorCertificate } from '../collector/dto/collector-certificate.dto';

/** A print that a collector owns, with what it cost and costs. */
export class CollectionPrint extends CollectorCertificate {
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty() medium: string;
  @ApiProperty({ type: String, nullable: true, example: '42x32' }) frameSize: string | null;
  @ApiProperty({ enum: [...ARTWORK_FRAME_STYLES, 'Unframed'] }) frameStyle: FrameStyle;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars, without tax; null for a print that came from another holder',
  })
  pricePaid: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Dollars; null on inquiry' })
  listPrice: number | null;
}

/** Every print that a collector owns. */
export class Collection {
  @ApiProperty({ type: [CollectionPrint], description: 'Newest sale first' }) prints: CollectionPrint[];
  @ApiProperty({ description: 'Dollars, of the prints whose price is known' }) totalPaid: number;
  @ApiProperty({ description: 'Dollars: list prices, and prices paid where there is no list price' })
  totalValue: number;
}
