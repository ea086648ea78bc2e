import { ApiProperty } from '@nestjs/swagger';

/** The email of the morning after an event. */
export class EventFollowUp {
  @ApiProperty() isOn: boolean;
  @ApiProperty({ format: 'date-time' }) sendsAt: string;
  @ApiProperty({ description: 'Of the venue' }) timeZone: string;
  @ApiProperty({ description: 'How many guests get it' }) guests: number;
  @ApiProperty({ description: 'How many have it' }) sent: number;
  @ApiProperty() subject: string;
  @ApiProperty({ description: 'As a guest without photographs of their own gets it' }) text: string;
}
