import { GUEST_NAME_PATTERN, GUEST_NAME_ERROR } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsNotEmpty, IsOptional, IsString, Matches } from 'class-validator';
import { IsEmailAddress, MaxLength, OneLine, SINGLE_LINE, Trim } from '../../../platform';

const INVALID_EMAIL = 'Please enter a valid email address';

/** What the forms of gate and feed have in common. Decorators validate from last to first. */
export class Guest {
  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the name within 200 characters' })
  @Matches(SINGLE_LINE, { message: 'Please enter your name on one line' })
  @Matches(GUEST_NAME_PATTERN, { message: GUEST_NAME_ERROR })
  @IsString({ message: GUEST_NAME_ERROR })
  name: string;

  @ApiProperty()
  @IsEmailAddress(INVALID_EMAIL)
  email: string;
}

/** Body of `POST /api/live-event-access`. */
export class GateAdmissionInput extends Guest {
  @ApiProperty({ description: "An event's id, or the gallery's short id for the current event" })
  @IsNotEmpty()
  @OneLine()
  @IsString()
  eventTag: string;
}

/** Body of `POST /api/collect-visitor`. */
export class FeedAdmissionInput extends Guest {
  @ApiProperty({ description: "An event's id, or the gallery's short id for the current event" })
  @IsNotEmpty()
  @OneLine()
  @IsString()
  eventId: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Time on the page, which is not used' })
  @IsOptional()
  @IsISO8601()
  timestamp?: string;
}

/** The pass is in a cookie as well. */
export class Entrance {
  @ApiProperty({ enum: [true] }) success: true;
  @ApiProperty() message: string;
  @ApiProperty({ format: 'uuid' }) eventId: string;
  @ApiProperty({
    description: 'For clients without cookies: `Authorization: EventPass …`, or in `join_event`',
  })
  pass: string;
  @ApiProperty({ description: 'Content of the guest code' }) guestCode: string;
  @ApiProperty({ enum: [false], description: 'Always false: a guest on the waitlist gets 409 `event_full`' })
  isWaitlisted: false;
}

/** Body of `POST /api/event-guest-passes`. */
export class SaveGuestPass {
  @ApiProperty({ description: 'Pass from the URL of a projector' })
  @IsNotEmpty()
  @IsString()
  @OneLine()
  @MaxLength(400)
  pass: string;
}

/** Body of `POST /api/event-guest-pass-links`, and query of `POST /api/event-unregistrations`. */
export class OpenGuestPassLink {
  @ApiProperty({ description: 'Token from the URL in the email' })
  @IsNotEmpty()
  @IsString()
  @OneLine()
  @MaxLength(400)
  token: string;
}

/** What the page shows once the guest is unregistered. */
export class Unregistration {
  @ApiProperty() message: string;
}

/** The pass that is in a cookie now. */
export class SavedGuestPass {
  @ApiProperty({ format: 'uuid' }) eventId: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

/** A guest's pass with their guest code. */
export class GuestPass {
  @ApiProperty() name: string;
  @ApiProperty() guestCode: string;
  @ApiProperty({ description: 'PNG data URI of the guest code, for the camera' }) markerQr: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}
