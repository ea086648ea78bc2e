import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsString } from 'class-validator';
import { MaxLength, Trim } from '../../platform';
import { LinkToken } from './link-token.dto';

/** Body of `POST /api/collectors/password-resets`. */
export class PasswordResetRequest {
  @ApiProperty()
  @Trim()
  @MaxLength(254, { message: 'Please enter a valid email address.' })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  email: string;
}

/** Body of `POST /api/collectors/password-resets/confirm`. */
export class PasswordResetConfirmation extends LinkToken {
  @ApiProperty()
  @IsString({ message: 'Please enter a password.' })
  password: string;
}
