import { ApiProperty } from '@nestjs/swagger';

/** An order that waits for its payment. */
export class UnpaidOrder {
  @ApiProperty() orderNumber: string;
  @ApiProperty() customerName: string;
  @ApiProperty({ description: 'Prints that it holds' }) prints: number;
}

/** A print that a cart holds. */
export class UnpaidCartHold {
  @ApiProperty() title: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty() editionNumber: number;
}

/** The unpaid holds of one network, guest or collector. */
export class HoldOrigin {
  @ApiProperty({ description: 'A digest; valid for as long as prints are held' }) id: string;
  @ApiProperty({ enum: ['network', 'guest', 'collector'] }) kind: 'network' | 'guest' | 'collector';
  @ApiProperty({
    example: 'Network 3F2A',
    description: 'The name on the order for a guest or collector who has placed one',
  })
  label: string;
  @ApiProperty() prints: number;
  @ApiProperty({ format: 'date-time', description: 'When the first of its prints was held' }) since: string;
  @ApiProperty({ format: 'date-time', description: 'When the last of its holds expires' }) until: string;
  @ApiProperty({ type: [UnpaidOrder], description: 'Oldest first' }) orders: UnpaidOrder[];
  @ApiProperty({ type: [UnpaidCartHold], description: 'Oldest first' }) cartHolds: UnpaidCartHold[];
}

/** Prints that unpaid checkouts and carts hold. */
export class UnpaidHolds {
  @ApiProperty({ description: 'Of all origins' }) prints: number;
  @ApiProperty({ type: [HoldOrigin], description: 'Up to 100, those with the most prints first' })
  origins: HoldOrigin[];
}
