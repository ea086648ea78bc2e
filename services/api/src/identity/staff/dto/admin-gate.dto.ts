import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength } from '../../../platform';

const PASSWORD_REQUIRED = { message: 'Please enter the password.' };

/** Body of `POST /api/admin/gate`. */
export class AdminGateRequest {
  @ApiProperty()
  @MaxLength(1_000, PASSWORD_REQUIRED)
  @IsNotEmpty(PASSWORD_REQUIRED)
  @IsString(PASSWORD_REQUIRED)
  password: string;
}
