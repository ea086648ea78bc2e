import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength, Trim } from '../../../platform';

const CREDENTIALS_REQUIRED = { message: 'Please enter both email and password.' };
/** Far above what can be an account's, so that nothing is told about rules here; hashing must have an end. */
const MAX_CREDENTIAL_LENGTH = 1_000;

/** Body of `POST /api/collectors/signin`. Whatever is no account's is refused alike. */
export class SignInRequest {
  @ApiProperty()
  @Trim()
  @MaxLength(MAX_CREDENTIAL_LENGTH, CREDENTIALS_REQUIRED)
  @IsNotEmpty(CREDENTIALS_REQUIRED)
  @IsString(CREDENTIALS_REQUIRED)
  email: string;

  @ApiProperty()
  @MaxLength(MAX_CREDENTIAL_LENGTH, CREDENTIALS_REQUIRED)
  @IsNotEmpty(CREDENTIALS_REQUIRED)
  @IsString(CREDENTIALS_REQUIRED)
  password: string;
}
