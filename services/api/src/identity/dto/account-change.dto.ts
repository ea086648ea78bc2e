import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { IsEmailAddress, MaxLength } from '../../platform';

const PASSWORD = { message: 'Please enter your password.' };
const LONGEST = 1_000;

/** Body of `POST /api/collectors/me/password`. */
export class PasswordChange {
  @ApiProperty()
  @MaxLength(LONGEST, PASSWORD)
  @IsNotEmpty(PASSWORD)
  @IsString(PASSWORD)
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
  @MaxLength(LONGEST, PASSWORD)
  @IsNotEmpty(PASSWORD)
  @IsString(PASSWORD)
  password: string;
}

/** Body of `POST /api/collectors/me/deletion`. */
export class AccountDeletion {
  @ApiProperty()
  @MaxLength(LONGEST, PASSWORD)
  @IsNotEmpty(PASSWORD)
  @IsString(PASSWORD)
  password: string;
}
