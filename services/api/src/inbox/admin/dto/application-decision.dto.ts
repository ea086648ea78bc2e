import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString } from 'class-validator';
import { CreateAffiliate } from '../../../affiliates';
import { MaxLength, Trim } from '../../../platform';

/** Body of `POST /api/admin/inbox/{id}/partner`: the partner that is made of the application. */
export class ApproveApplication extends PickType(CreateAffiliate, [
  'partnerName',
  'partnerId',
  'email',
  'commissionRate',
]) {
  @ApiProperty({ description: 'Of the message as it was read' }) @IsInt() version: number;
}

/** Body of `POST /api/admin/inbox/{id}/decline`. */
export class DeclineApplication {
  @ApiProperty({ description: 'Of the message as it was read' }) @IsInt() version: number;

  @ApiPropertyOptional({ description: 'The gallery’s own words in the mail' })
  @IsOptional()
  @Trim()
  @MaxLength(2_000, { message: 'Please keep the words within 2,000 characters.' })
  @IsString()
  words?: string;
}
