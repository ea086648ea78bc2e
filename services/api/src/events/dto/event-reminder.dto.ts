import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsNotEmpty, IsString } from 'class-validator';
import { MaxLength, Trim } from '../../platform';

/** Body of `POST /api/event-reminders` (G65). */
export class ReminderRequest {
  @ApiProperty()
  @IsNotEmpty()
  @IsString()
  eventId: string;

  @ApiProperty()
  @Trim()
  @MaxLength(254, { message: 'Please enter a valid email address' })
  @IsEmail({}, { message: 'Please enter a valid email address' })
  email: string;
}

/** What the page shows when the wish is noted. */
export class ReminderAnswer {
  @ApiProperty({ enum: [true] }) success: true;
  @ApiProperty() message: string;
}
