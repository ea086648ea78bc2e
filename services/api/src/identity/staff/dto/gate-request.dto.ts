import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength } from '../../../platform';

const MISSING = { message: 'Please enter the password.' };

/** Body of `POST /api/admin/gate`. */
export class GateRequest {
  @ApiProperty()
  @MaxLength(1_000, MISSING)
  @IsNotEmpty(MISSING)
  @IsString(MISSING)
  password: string;
}
