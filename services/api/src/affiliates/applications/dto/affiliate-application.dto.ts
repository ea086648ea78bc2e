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
  @ApiProperty({ description: 'What is left of the price' }) net: number;
  @ApiProperty() commission: number;
}

/** Terms of the affiliate program. */
export class AffiliateProgram {
  @ApiProperty({ example: '20', description: 'Percent of the net profit' }) rate: string;
  @ApiProperty({ description: 'Days after which a sale can no longer be taken back' }) returnDays: number;
  @ApiProperty({ example: '24-48', description: 'Within so many hours an application is answered' })
  replyHours: string;
  @ApiProperty({
    type: [AffiliateExample],
    description: 'By the price book in force; without those whose costs it does not know',
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

/** A line that may be missing or empty. */
const OptionalLine = (field: TextField): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional(),
    IsOptional(),
    IsString({ message: 'Please enter this as text.' }),
    Matches(SINGLE_LINE, { message: 'Please enter this on one line.' }),
    MaxLength(APPLICATION_MAX_LENGTHS[field], tooLongMessage(field)),
    Trim(),
  );

/** A text that may be missing or empty. */
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

  @ApiPropertyOptional({ description: 'Left empty by people, who do not see it; filled in by robots' })
  @IsOptional()
  @MaxLength(1_000)
  @IsString()
  website?: string;
}

/** The form's answer. */
export class AffiliateApplicationResponse {
  @ApiProperty() success: boolean;
  @ApiProperty() message: string;
}
