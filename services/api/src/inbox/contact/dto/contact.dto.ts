import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, Matches, IsIn, IsUUID } from 'class-validator';
import { IsEmailAddress, MaxLength, SINGLE_LINE, Trim } from '../../../platform';
import {
  COLLECTOR_INQUIRY_TYPES,
  PRINT_INQUIRY_TYPES,
  type CollectorInquiryType,
  type PrintInquiryType,
} from '@gallery/domain';

/** Body of `POST /api/collector/inquiry`. Decorators run from last to first. */
export class CollectorInquiry {
  @ApiProperty()
  @Trim()
  @MaxLength(5_000, { message: 'Please keep the message within 5,000 characters.' })
  @IsNotEmpty({ message: 'Please enter a message.' })
  @IsString({ message: 'Please enter a message.' })
  message: string;

  @ApiProperty({ enum: COLLECTOR_INQUIRY_TYPES })
  @IsIn(COLLECTOR_INQUIRY_TYPES, { message: 'Please choose an inquiry type.' })
  inquiryType: CollectorInquiryType;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The artwork it is about',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'This artwork could not be found.' })
  artworkId?: string | null;
}

/** Body of `POST /api/collector/print-inquiries`. Decorators run from last to first. */
export class PrintInquiry {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB', description: 'Certificate of the print' })
  @MaxLength(18)
  @IsString()
  coaId: string;

  @ApiProperty({ enum: PRINT_INQUIRY_TYPES })
  @IsIn(PRINT_INQUIRY_TYPES, { message: 'Please choose what you have in mind.' })
  type: PrintInquiryType;

  @ApiProperty()
  @Trim()
  @MaxLength(5_000, { message: 'Please keep the message within 5,000 characters.' })
  @IsNotEmpty({ message: 'Please enter a message.' })
  @IsString({ message: 'Please enter a message.' })
  message: string;
}

/** Body of `POST /api/contact`. Decorators run from last to first. */
export class ContactRequest {
  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the name within 200 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter your name on one line.' })
  @IsNotEmpty({ message: 'Please enter your name.' })
  @IsString({ message: 'Please enter your name.' })
  name: string;

  @ApiProperty()
  @IsEmailAddress()
  email: string;

  @ApiProperty({ example: 'General Inquiry' })
  @Trim()
  @MaxLength(300, { message: 'Please keep the subject within 300 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the subject on one line.' })
  @IsNotEmpty({ message: 'Please choose a subject.' })
  @IsString({ message: 'Please choose a subject.' })
  subject: string;

  @ApiProperty()
  @Trim()
  @MaxLength(5_000, { message: 'Please keep the message within 5,000 characters.' })
  @IsNotEmpty({ message: 'Please enter a message.' })
  @IsString({ message: 'Please enter a message.' })
  message: string;

  @ApiPropertyOptional({ description: 'Honeypot: hidden from people, filled in by bots' })
  @IsOptional()
  @MaxLength(1_000)
  @IsString()
  website?: string;
}

/** The response to the form. */
export class ContactResponse {
  @ApiProperty() success: boolean;
  @ApiProperty() message: string;
}
