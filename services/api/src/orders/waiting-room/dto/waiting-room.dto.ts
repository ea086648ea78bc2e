import { ApiProperty } from '@nestjs/swagger';

/**
 * `sold_out` when no print can become available any more; `used` once a checkout was opened with it; `ended` when the person
 * has left, or did not use their turn.
 */
export const WAITING_ROOM_STATES = ['waiting', 'called', 'sold_out', 'used', 'ended'] as const;

/** A place in the line for an edition. Also `details.place` of a `waiting_room` error. */
export class WaitingRoomPlace {
  @ApiProperty({ description: 'Finds the place again, and is sent with the checkout when its turn comes' })
  token: string;
  @ApiProperty() editionId: string;
  @ApiProperty({ enum: WAITING_ROOM_STATES, enumName: 'WaitingRoomState' })
  state: (typeof WAITING_ROOM_STATES)[number];
  @ApiProperty({ type: Number, nullable: true, description: '1 is next; null unless `waiting`' })
  position: number | null;
  @ApiProperty({ description: 'Prints held by unpaid checkouts' }) printsInCheckout: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      'Estimated minutes if nobody ahead pays; null if more people are ahead than prints can become available',
  })
  estimateMinutes: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Seconds left to check out; null unless called' })
  secondsLeft: number | null;
}
