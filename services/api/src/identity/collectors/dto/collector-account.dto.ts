import { ApiProperty, PickType, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Matches } from 'class-validator';
import { COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';
import { IsEmailAddress, MaxLength, OneLine, OptionalField, SINGLE_LINE, Trim } from '../../../platform';

/** A collector as they see themselves. */
export class CollectorRecord {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty({ description: 'Empty when none was given' }) lastName: string;
  @ApiProperty() email: string;
  @ApiProperty({ description: 'Whether the link sent to the address was followed' })
  isEmailConfirmed: boolean;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl: string | null;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true, description: 'Null for a first-time collector' })
  collectorLevel: CollectorLevel | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

const CREDENTIALS_REQUIRED = { message: 'Please enter both email and password.' };
/** Far above any real password, so that it reveals no rules; hashing needs some limit. */
const MAX_CREDENTIAL_LENGTH = 1_000;

/** Body of `POST /api/collectors/signin`. Credentials that match no account are all refused with the same error. */
export class SignInRequest {
  @ApiProperty()
  @Trim()
  @MaxLength(MAX_CREDENTIAL_LENGTH, CREDENTIALS_REQUIRED)
  @OneLine()
  @IsNotEmpty(CREDENTIALS_REQUIRED)
  @IsString(CREDENTIALS_REQUIRED)
  email: string;

  @ApiProperty()
  @MaxLength(MAX_CREDENTIAL_LENGTH, CREDENTIALS_REQUIRED)
  @IsNotEmpty(CREDENTIALS_REQUIRED)
  @IsString(CREDENTIALS_REQUIRED)
  password: string;
}

/** The response to a sign-in or sign-up. */
export class CollectorSession {
  @ApiProperty({ description: 'Secret of the session, sent as `Authorization: Bearer`' }) sessionId: string;
  @ApiProperty() collector: CollectorRecord;
}

/** The token of a link in an email. */
export class LinkToken {
  @ApiProperty()
  @MaxLength(100)
  @IsString()
  token: string;
}

/** The address that a confirmation link confirmed. */
export class ConfirmedEmail {
  @ApiProperty() email: string;
}

/** Body of `POST /api/collectors/password-resets`. */
export class PasswordResetRequest {
  @ApiProperty()
  @IsEmailAddress()
  email: string;
}

/** Body of `POST /api/collectors/password-resets/confirm`. */
export class PasswordResetConfirmation extends LinkToken {
  @ApiProperty()
  @IsString({ message: 'Please enter a password.' })
  password: string;
}

/** Body of `POST /api/collectors/signup`. The rules for passwords are in password-rules.ts. */
export class SignUpRequest {
  @ApiProperty()
  @Trim()
  @MaxLength(100, { message: 'Please keep the first name within 100 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter your first name on one line.' })
  @IsNotEmpty({ message: 'Please enter your first name.' })
  @IsString({ message: 'Please enter your first name.' })
  firstName: string;

  @ApiPropertyOptional()
  @OptionalField()
  @Trim()
  // First name, space and last name together fit the columns of messages, orders and certificates.
  @MaxLength(99, { message: 'Please keep the last name within 99 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter your last name on one line.' })
  @IsString({ message: 'Please enter your last name.' })
  lastName?: string;

  @ApiProperty()
  @IsEmailAddress()
  email: string;

  @ApiProperty()
  @IsString({ message: 'Please enter a password.' })
  password: string;
}

/** Body of `PATCH /api/collectors/me`. */
export class UpdateCollectorName extends PickType(SignUpRequest, ['firstName', 'lastName'] as const) {}

/** A browser in which a collector is signed in, as they see it. */
export class SessionRecord {
  @ApiProperty({ description: 'Names the session, but grants no access' }) id: string;
  @ApiProperty({ example: 'Chrome on Android' }) device: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', description: 'Last use, accurate to five minutes' }) seenAt: string;
  @ApiProperty({ description: 'Whether it is the caller’s own session' }) isCurrent: boolean;
}

const PASSWORD_REQUIRED = { message: 'Please enter your password.' };
const MAX_PASSWORD_LENGTH = 1_000;

/** Body of `POST /api/collectors/me/password`. */
export class PasswordChange {
  @ApiProperty()
  @MaxLength(MAX_PASSWORD_LENGTH, PASSWORD_REQUIRED)
  @IsNotEmpty(PASSWORD_REQUIRED)
  @IsString(PASSWORD_REQUIRED)
  currentPassword: string;

  @ApiProperty()
  @IsString({ message: 'Please enter a new password.' })
  newPassword: string;
}

/** Body of `POST /api/collectors/me/email`. */
export class EmailChange {
  @ApiProperty()
  @IsEmailAddress()
  email: string;

  @ApiProperty()
  @MaxLength(MAX_PASSWORD_LENGTH, PASSWORD_REQUIRED)
  @IsNotEmpty(PASSWORD_REQUIRED)
  @IsString(PASSWORD_REQUIRED)
  password: string;
}

/** Body of `POST /api/collectors/me/deletion`. */
export class AccountDeletion {
  @ApiProperty()
  @MaxLength(MAX_PASSWORD_LENGTH, PASSWORD_REQUIRED)
  @IsNotEmpty(PASSWORD_REQUIRED)
  @IsString(PASSWORD_REQUIRED)
  password: string;
}
