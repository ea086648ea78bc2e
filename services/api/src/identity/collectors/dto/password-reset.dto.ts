import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { IsEmailAddress } from '../../../platform';
import { LinkToken } from './link-token.dto';

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
