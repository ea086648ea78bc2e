import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsObject, IsString, Matches } from 'class-validator';
import { MaxLength, SINGLE_LINE, Trim } from '../../../../platform';

/** A passkey as its holder sees it. */
export class StaffPasskey {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'Whether a password manager keeps a copy on other devices' })
  isBackedUp: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) lastUsedAt: string | null;
}

const JSON_OBJECT = { type: 'object', additionalProperties: true } as const;

/** What the browser is asked to create or to sign. */
export class PasskeyOptions {
  @ApiProperty({
    ...JSON_OBJECT,
    description: 'WebAuthn options, with a challenge that this browser can use once',
  })
  options: object;
}

/** The browser's response to such a challenge. */
export class PasskeyProof {
  @ApiProperty({ ...JSON_OBJECT, description: 'The WebAuthn response, as JSON' })
  @IsObject()
  response: object;
}

/** Body of `POST /api/admin/account/passkeys`. */
export class NewPasskey extends PasskeyProof {
  @ApiProperty()
  @Trim()
  @MaxLength(60, { message: 'Please keep the name within 60 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the name on one line.' })
  @IsNotEmpty({ message: 'Please enter a name.' })
  @IsString({ message: 'Please enter a name.' })
  name: string;
}
