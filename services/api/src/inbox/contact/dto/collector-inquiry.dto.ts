import { COLLECTOR_INQUIRY_TYPES, type CollectorInquiryType } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, IsUUID } from 'class-validator';
import { MaxLength, Trim } from '../../../platform';

/** Body of `POST /api/collector/inquiry`. Decorators judge from the last to the first. */
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

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, description: 'The work it is about' })
  @IsOptional()
  @IsUUID(undefined, { message: 'This artwork could not be found.' })
  artworkId?: string | null;
}
