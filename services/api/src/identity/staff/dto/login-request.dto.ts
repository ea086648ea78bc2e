import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { MaxLength, Trim } from '../../../platform';

const MISSING = { message: 'Please enter both username and password.' };
/** Far above what can be an account's, so that nothing is told about rules here; hashing must have an end. */
const LONGEST = 1_000;

/** Body of `POST /api/admin/login`. Whatever is no account's is refused alike. */
export class LoginRequest {
  @ApiProperty()
  @Trim()
  @MaxLength(LONGEST, MISSING)
  @IsNotEmpty(MISSING)
  @IsString(MISSING)
  username: string;

  @ApiProperty()
  @MaxLength(LONGEST, MISSING)
  @IsNotEmpty(MISSING)
  @IsString(MISSING)
  password: string;

  @ApiPropertyOptional({
    description: 'Of the authenticator app, or a recovery code, where the account has one',
  })
  @IsOptional()
  @Trim()
  @MaxLength(40, { message: 'Please enter the code.' })
  @IsString({ message: 'Please enter the code.' })
  code?: string;
}
