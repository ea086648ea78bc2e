import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength, Trim } from '../../platform';

const MISSING = { message: 'Please enter both email and password.' };
/** Far above what can be an account's, so that nothing is told about rules here; hashing must have an end. */
const LONGEST = 1_000;

/** Body of `POST /api/collectors/signin`. Whatever is no account's is refused alike. */
export class SignInRequest {
  @ApiProperty()
  @Trim()
  @MaxLength(LONGEST, MISSING)
  @IsNotEmpty(MISSING)
  @IsString(MISSING)
  email: string;

  @ApiProperty()
  @MaxLength(LONGEST, MISSING)
  @IsNotEmpty(MISSING)
  @IsString(MISSING)
  password: string;
}
