import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Matches } from 'class-validator';
import { IsEmailAddress, MaxLength, OptionalField, SINGLE_LINE, Trim } from '../../../platform';

/** Body of `POST /api/collectors/signup`. What a password must be is judged apart, in password-rules.ts. */
export class SignUpRequest {
  @ApiProperty()
  @Trim()
  @MaxLength(100, { message: 'Please keep the first name within 100 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter your first name on one line.' })
  @IsNotEmpty({ message: 'Please enter your first name.' })
  @IsString({ message: 'Please enter your first name.' })
  firstName: string;

  @ApiPropertyOptional()
  @OptionalField()
  @Trim()
  // With the first name and a space it fits where both stand as one: on messages, orders and certificates.
  @MaxLength(99, { message: 'Please keep the last name within 99 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter your last name on one line.' })
  @IsString({ message: 'Please enter your last name.' })
  lastName?: string;

  @ApiProperty()
  @IsEmailAddress()
  email: string;

  @ApiProperty()
  @IsString({ message: 'Please enter a password.' })
  password: string;
}
