import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { IsEmailAddress, MaxLength } from '../../../platform';

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
