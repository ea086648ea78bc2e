import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength, Trim } from '../../../platform';
import { StaffUser } from './staff-session.dto';

/** The caller's own account. */
export class AdminAccount extends StaffUser {
  @ApiProperty() email: string;
  @ApiProperty({ description: 'Whether the login asks for a code' }) hasSecondFactor: boolean;
  @ApiProperty() recoveryCodesLeft: number;
}

/** What only the account's password allows. */
export class CurrentPassword {
  @ApiProperty()
  @MaxLength(1_000, { message: 'Please enter your password.' })
  @IsNotEmpty({ message: 'Please enter your password.' })
  @IsString({ message: 'Please enter your password.' })
  password: string;
}

/** What the authenticator app has to be told; shown this once. */
export class SecondFactorEnrollment {
  @ApiProperty({ description: 'Base32, where nothing can be scanned' }) secret: string;
  @ApiProperty({ description: 'A picture as a data address' }) qrCode: string;
}

/** A code of the authenticator app. */
export class AuthenticatorCode {
  @ApiProperty()
  @Trim()
  @MaxLength(40, { message: 'Please enter the code.' })
  @IsNotEmpty({ message: 'Please enter the code.' })
  @IsString({ message: 'Please enter the code.' })
  code: string;
}

/** Codes for the day when the phone is gone; shown this once. */
export class RecoveryCodes {
  @ApiProperty({ type: [String] }) recoveryCodes: string[];
}
