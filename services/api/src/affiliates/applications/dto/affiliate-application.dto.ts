import {
  APPLICATION_MAX_LENGTHS,
  AFFILIATE_ROLES,
  DEFAULT_AFFILIATE_ROLE,
  type AffiliateRole,
} from '@gallery/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, Matches } from 'class-validator';
import { IsEmailAddress, MaxLength, SINGLE_LINE, Trim } from '../../../platform';

/** What an affiliate earns on one print. In dollars. */
export class AffiliateExample {
  @ApiProperty({ example: '60x40' }) size: string;
  @ApiProperty() price: number;
  @ApiProperty() production: number;
  @ApiProperty() shipping: number;
  @ApiProperty() paymentFee: number;
  @ApiProperty({ description: 'Net profit' }) net: number;
  @ApiProperty() commission: number;
}

/** Terms of the affiliate program. */
export class AffiliateProgram {
  @ApiProperty({ example: '20', description: 'Percent of net profit' }) rate: string;
  @ApiProperty({ description: 'Length of the return period, in days' }) returnDays: number;
  @ApiProperty({ example: '24-48', description: 'Hours within which an application gets a reply' })
  replyHours: string;
  @ApiProperty({
    type: [AffiliateExample],
    description: 'From the price book in force; only sizes whose costs are known',
  })
  examples: AffiliateExample[];
}

type TextField = Exclude<keyof typeof APPLICATION_MAX_LENGTHS, 'email'>;

const tooLongMessage = (field: TextField): { message: string } => ({
  message: `Please keep it within ${APPLICATION_MAX_LENGTHS[field].toLocaleString('en-US')} characters.`,
});

/** A required line. */
const RequiredLine = (field: TextField, sentence: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty(),
    IsString({ message: sentence }),
    IsNotEmpty({ message: sentence }),
    Matches(SINGLE_LINE, { message: 'Please enter this on one line.' }),
    MaxLength(APPLICATION_MAX_LENGTHS[field], tooLongMessage(field)),
    Trim(),
  );

/** An optional line, which may be empty. */
const OptionalLine = (field: TextField): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional(),
    IsOptional(),
    IsString({ message: 'Please enter this as text.' }),
    Matches(SINGLE_LINE, { message: 'Please enter this on one line.' }),
    MaxLength(APPLICATION_MAX_LENGTHS[field], tooLongMessage(field)),
    Trim(),
  );

/** An optional text, which may be empty. */
const OptionalText = (field: TextField): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional(),
    IsOptional(),
    IsString({ message: 'Please enter this as text.' }),
    MaxLength(APPLICATION_MAX_LENGTHS[field], tooLongMessage(field)),
    Trim(),
  );

/** Body of `POST /api/send-partner-application`. */
export class AffiliateApplicationRequest {
  @RequiredLine('fullName', 'Please enter your full name.') fullName: string;
  @ApiProperty() @IsEmailAddress() email: string;
  @OptionalLine('phone') phone?: string;
  @RequiredLine('location', 'Please enter your location.') location: string;
  @OptionalLine('business') business?: string;
  @OptionalLine('portfolio') portfolio?: string;
  @OptionalLine('buyerTypes') buyerTypes?: string;
  @OptionalText('experience') experience?: string;

  @ApiPropertyOptional({ enum: AFFILIATE_ROLES, default: DEFAULT_AFFILIATE_ROLE })
  @IsOptional()
  @IsIn(AFFILIATE_ROLES, { message: 'Please choose a role.' })
  role?: AffiliateRole;

  @OptionalText('notes') notes?: string;

  @ApiPropertyOptional({ description: 'Honeypot: hidden from people, filled in by bots' })
  @IsOptional()
  @MaxLength(1_000)
  @IsString()
  website?: string;
}

/** The response to the form. */
export class AffiliateApplicationResponse {
  @ApiProperty() success: boolean;
  @ApiProperty() message: string;
}
