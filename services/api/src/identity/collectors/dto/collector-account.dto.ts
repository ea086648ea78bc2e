import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { IsEmailAddress, MaxLength } from '../../../platform';
import { SignUpRequest } from './collector-auth.dto';

/** Body of `PATCH /api/collectors/me`. */
export class UpdateCollectorName extends PickType(SignUpRequest, ['firstName', 'lastName'] as const) {}

/** A browser in which a collector is signed in, as they see it. */
export class SessionRecord {
  @ApiProperty({ description: 'Names the session; opens nothing' }) id: string;
  @ApiProperty({ example: 'Chrome on Android' }) device: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', description: 'Last use, to within five minutes' }) seenAt: string;
  @ApiProperty({ description: 'Whether it is the caller’s own' }) isCurrent: boolean;
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
