import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsString, Matches, IsOptional } from 'class-validator';
import { IsEmailAddress, MaxLength, SINGLE_LINE, Trim, OneLine } from '../../../platform';
import { STAFF_ROLES, type StaffRole } from '../staff-roles';

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
  @ApiProperty({ description: 'A second factor is required and must be set up first' })
  isSecondFactorMissing: boolean;
}

/** The response to a login. The session itself is only in an HttpOnly cookie. */
export class StaffSession {
  @ApiProperty() user: StaffUser;
}

/** Who is signed in in this browser. */
export class CurrentStaffSession {
  @ApiProperty({ type: () => StaffUser, nullable: true, description: 'Null when nobody is signed in' })
  user: StaffUser | null;
}

const CREDENTIALS_REQUIRED = { message: 'Please enter both username and password.' };
/** Far above any real password, so that it reveals no rules; hashing needs some limit. */
const MAX_CREDENTIAL_LENGTH = 1_000;

/** Body of `POST /api/admin/login`. Credentials that match no account are all refused with the same error. */
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
    description: 'Code from the authenticator app, or a recovery code, if the account has a second factor',
  })
  @IsOptional()
  @Trim()
  @MaxLength(40, { message: 'Please enter the code.' })
  @IsString({ message: 'Please enter the code.' })
  code?: string;
}

/** A staff account as the owner sees it. */
export class StaffAccount {
  @ApiProperty() id: string;
  @ApiProperty() username: string;
  @ApiProperty() firstName: string;
  @ApiProperty() email: string;
  @ApiProperty({ enum: STAFF_ROLES }) role: StaffRole;
  @ApiProperty({ description: 'Always true for owners' }) mayExportPersonalData: boolean;
  @ApiProperty({
    description: 'False until a first password is chosen through the link',
  })
  hasPassword: boolean;
  @ApiProperty() hasSecondFactor: boolean;
  @ApiProperty({ description: 'Number of browsers that are signed in' }) sessions: number;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Last use of any open session',
  })
  seenAt: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) disabledAt: string | null;
}

/** Body of `POST /api/admin/staff`. */
export class CreateStaffAccount {
  @ApiProperty({ description: 'Lowercase letters, digits, dots, dashes and underscores' })
  @Trim()
  @MaxLength(60, { message: 'Please keep the username within 60 characters.' })
  @IsNotEmpty({ message: 'Please enter a username.' })
  @IsString({ message: 'Please enter a username.' })
  username: string;

  @ApiProperty()
  @Trim()
  @MaxLength(100, { message: 'Please keep the first name within 100 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the first name on one line.' })
  @IsNotEmpty({ message: 'Please enter the first name.' })
  @IsString({ message: 'Please enter the first name.' })
  firstName: string;

  @ApiProperty()
  @IsEmailAddress()
  email: string;

  @ApiProperty({ enum: STAFF_ROLES })
  @IsIn(STAFF_ROLES, { message: 'Please choose a role.' })
  role: StaffRole;
}

/** What the owner requires for everyone's sign-in; also the body of `PUT /api/admin/staff/sign-in-policy`. */
export class StaffSignInPolicy {
  @ApiProperty()
  @IsBoolean()
  isSecondFactorRequired: boolean;
}

/** Body of `POST /api/admin/staff/:id/export-permission`. */
export class SetExportPermission {
  @ApiProperty()
  @IsBoolean()
  isAllowed: boolean;
}

/** A link to choose a password; shown only once. */
export class StaffPasswordLink {
  @ApiProperty() link: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

/** Body of `POST /api/admin/password-links/confirm`. */
export class SetStaffPassword {
  @ApiProperty()
  @MaxLength(100)
  @IsString()
  token: string;

  @ApiProperty()
  @IsString({ message: 'Please enter a password.' })
  password: string;
}

/** The caller's own account. */
export class AdminAccount extends StaffUser {
  @ApiProperty() email: string;
  @ApiProperty({ description: 'Whether the login asks for a code' }) hasSecondFactor: boolean;
  @ApiProperty() recoveryCodesLeft: number;
}

/** The caller's password, for changes that need it. */
export class CurrentPassword {
  @ApiProperty()
  @MaxLength(1_000, { message: 'Please enter your password.' })
  @IsNotEmpty({ message: 'Please enter your password.' })
  @IsString({ message: 'Please enter your password.' })
  password: string;
}

/** What the authenticator app needs; shown only once. */
export class SecondFactorEnrollment {
  @ApiProperty({ description: 'Base32, for entering it by hand' }) secret: string;
  @ApiProperty({ description: 'Picture as a data URI' }) qrCode: string;
}

/** A code from the authenticator app. */
export class AuthenticatorCode {
  @ApiProperty()
  @Trim()
  @MaxLength(40, { message: 'Please enter the code.' })
  @IsNotEmpty({ message: 'Please enter the code.' })
  @IsString({ message: 'Please enter the code.' })
  code: string;
}

/** Recovery codes; shown only once. */
export class RecoveryCodes {
  @ApiProperty({ type: [String] }) recoveryCodes: string[];
}
