import { APPLICATION_LENGTHS, PARTNER_ROLES, USUAL_PARTNER_ROLE, type PartnerRole } from '@gallery/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, Matches } from 'class-validator';
import { IsEmailAddress, MaxLength, ONE_LINE, Trim } from '../../../platform';

type TextField = Exclude<keyof typeof APPLICATION_LENGTHS, 'email'>;

const within = (field: TextField): { message: string } => ({
  message: `Please keep it within ${APPLICATION_LENGTHS[field].toLocaleString('en-US')} characters.`,
});

/** A line that must say something. */
const RequiredLine = (field: TextField, sentence: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty(),
    IsString({ message: sentence }),
    IsNotEmpty({ message: sentence }),
    Matches(ONE_LINE, { message: 'Please enter this on one line.' }),
    MaxLength(APPLICATION_LENGTHS[field], within(field)),
    Trim(),
  );

/** A line that may be left out, or empty. */
const OptionalLine = (field: TextField): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional(),
    IsOptional(),
    IsString({ message: 'Please enter this as text.' }),
    Matches(ONE_LINE, { message: 'Please enter this on one line.' }),
    MaxLength(APPLICATION_LENGTHS[field], within(field)),
    Trim(),
  );

/** A few sentences that may be left out, or empty. */
const OptionalText = (field: TextField): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional(),
    IsOptional(),
    IsString({ message: 'Please enter this as text.' }),
    MaxLength(APPLICATION_LENGTHS[field], within(field)),
    Trim(),
  );

/** Body of `POST /api/send-partner-application`. */
export class PartnerApplicationRequest {
  @RequiredLine('fullName', 'Please enter your full name.') fullName: string;
  @ApiProperty() @IsEmailAddress() email: string;
  @OptionalLine('phone') phone?: string;
  @RequiredLine('location', 'Please enter your location.') location: string;
  @OptionalLine('business') business?: string;
  @OptionalLine('portfolio') portfolio?: string;
  @OptionalLine('buyerTypes') buyerTypes?: string;
  @OptionalText('experience') experience?: string;

  @ApiPropertyOptional({ enum: PARTNER_ROLES, default: USUAL_PARTNER_ROLE })
  @IsOptional()
  @IsIn(PARTNER_ROLES, { message: 'Please choose a role.' })
  role?: PartnerRole;

  @OptionalText('notes') notes?: string;

  @ApiPropertyOptional({ description: 'Left empty by people, who do not see it; filled in by robots' })
  @IsOptional()
  @MaxLength(1_000)
  @IsString()
  website?: string;
}

/** What the form shows: whether the application has arrived, and a sentence. */
export class PartnerApplicationAnswer {
  @ApiProperty() success: boolean;
  @ApiProperty() message: string;
}
