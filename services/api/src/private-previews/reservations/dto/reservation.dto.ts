import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { MAX_EDITION_SIZE } from '../../../catalog';

/** Body of `POST /api/collector/reservations`. */
export class CreateReservation {
  @ApiProperty() @IsUUID() artworkId: string;
  @ApiProperty() @IsUUID() editionId: string;
  @ApiProperty({ description: 'From 1 to the total' })
  @IsInt()
  @Min(1)
  @Max(MAX_EDITION_SIZE)
  number: number;
}

/** A number that is the collector's for a while. */
export class ReservationView {
  @ApiProperty({ description: 'Edition and number, as the address of DELETE names it' }) id: string;
  @ApiProperty() editionId: string;
  @ApiProperty() number: number;
  @ApiProperty({ format: 'date-time', description: 'When it ends by itself' }) until: string;
}
