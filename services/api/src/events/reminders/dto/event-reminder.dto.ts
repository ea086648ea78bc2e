import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { IsEmailAddress, OneLine } from '../../../platform';

/** Body of `POST /api/event-reminders`. */
export class CreateEventReminder {
  @ApiProperty()
  @IsNotEmpty()
  @OneLine()
  @IsString()
  eventId: string;

  @ApiProperty()
  @IsEmailAddress('Please enter a valid email address')
  email: string;
}

/** What the page shows once the reminder is saved. */
export class EventReminderReceipt {
  @ApiProperty({ enum: [true] }) success: true;
  @ApiProperty() message: string;
}
