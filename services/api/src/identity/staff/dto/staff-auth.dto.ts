import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { MaxLength, OneLine, Trim } from '../../../platform';
import { STAFF_ROLES, type StaffRole } from '../signed-in-staff';

const PASSWORD_REQUIRED = { message: 'Please enter the password.' };

/** Body of `POST /api/admin/gate`. */
export class AdminGateRequest {
  @ApiProperty()
  @MaxLength(1_000, PASSWORD_REQUIRED)
  @IsNotEmpty(PASSWORD_REQUIRED)
  @IsString(PASSWORD_REQUIRED)
  password: string;
}

/** The signed-in staff member. */
export class StaffUser {
  @ApiProperty() firstName: string;
  @ApiProperty() username: string;
  @ApiProperty({ enum: STAFF_ROLES }) role: StaffRole;
  @ApiProperty({ description: 'One is required, and has to be set up before anything else' })
  isSecondFactorMissing: boolean;
}

/** The answer to a login. The session itself is in an HttpOnly cookie only. */
export class StaffSession {
  @ApiProperty() user: StaffUser;
}

/** Who is signed in in this browser. */
export class CurrentStaffSession {
  @ApiProperty({ type: () => StaffUser, nullable: true, description: 'Null when nobody is signed in' })
  user: StaffUser | null;
}

const CREDENTIALS_REQUIRED = { message: 'Please enter both username and password.' };
/** Far above any real password, so that it reveals no rules; hashing needs a limit. */
const MAX_CREDENTIAL_LENGTH = 1_000;

/** Body of `POST /api/admin/login`. Everything that is no account's is refused with the same error. */
export class StaffSignInRequest {
  @ApiProperty()
  @Trim()
  @MaxLength(MAX_CREDENTIAL_LENGTH, CREDENTIALS_REQUIRED)
  @OneLine()
  @IsNotEmpty(CREDENTIALS_REQUIRED)
  @IsString(CREDENTIALS_REQUIRED)
  username: string;

  @ApiProperty()
  @MaxLength(MAX_CREDENTIAL_LENGTH, CREDENTIALS_REQUIRED)
  @IsNotEmpty(CREDENTIALS_REQUIRED)
  @IsString(CREDENTIALS_REQUIRED)
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
