import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';

/** How long data of live events is kept. */
export class EventsSection {
  @ApiProperty({
    example: 180,
    description: 'Days after an event’s end for which its guests are known by name',
  })
  @Max(3_650, { message: 'Please keep them for at most 3,650 days.' })
  @Min(2, { message: 'Please keep them for two days or longer.' })
  @IsInt({ message: 'Please enter whole days.' })
  guestDays: number;
}
