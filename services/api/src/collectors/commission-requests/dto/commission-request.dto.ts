import { ORDER_STATUSES, type OrderStatus } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, IsUUID } from 'class-validator';
import { IsEmailAddress, MaxLength, OptionalField, Trim } from '../../../platform';

/** A status that a commission came to. */
export class CommissionRequestEvent {
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ type: String, nullable: true, description: 'Why, in the words of the gallery' })
  note: string | null;
}

/** A commission as its collector sees it. */
export class CommissionRequestRecord {
  @ApiProperty() id: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ example: 'Diptych for a stairwell' }) projectType: string;
  @ApiProperty({ example: '$10,000–$15,000' }) budgetRange: string;
  @ApiProperty() description: string;
  @ApiProperty() wantsStudioVisit: boolean;
  @ApiProperty({ type: [CommissionRequestEvent], description: 'Oldest first' })
  events: CommissionRequestEvent[];
}

/** Body of `POST /api/admin/commissions`. Decorators judge from the last to the first. */
export class CreateCommissionRequest {
  @ApiPropertyOptional({ format: 'uuid', description: 'Whose it is; or by `email`, or by the inquiry' })
  @IsOptional()
  @IsUUID(undefined, { message: 'This collector could not be found.' })
  collectorId?: string;

  @ApiPropertyOptional({ description: 'Whose it is, by the address they have confirmed' })
  @OptionalField()
  @IsEmailAddress()
  email?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'The inquiry of type Commission that it comes from' })
  @OptionalField()
  @IsUUID(undefined, { message: 'This is no inquiry about a commission.' })
  inquiryId?: string;

  @ApiProperty({ example: 'Diptych for a stairwell' })
  @Trim()
  @MaxLength(120, { message: 'Please keep the project type within 120 characters.' })
  @IsNotEmpty({ message: 'Please enter a project type.' })
  @IsString({ message: 'Please enter a project type.' })
  projectType: string;

  @ApiProperty({ example: '$10,000–$15,000' })
  @Trim()
  @MaxLength(120, { message: 'Please keep the budget range within 120 characters.' })
  @IsNotEmpty({ message: 'Please enter a budget range.' })
  @IsString({ message: 'Please enter a budget range.' })
  budgetRange: string;

  @ApiPropertyOptional({ description: "The inquiry's own words when left out" })
  @IsOptional()
  @Trim()
  @MaxLength(5_000, { message: 'Please keep the description within 5,000 characters.' })
  @IsNotEmpty({ message: 'Please enter a description.' })
  @IsString({ message: 'Please enter a description.' })
  description?: string;

  @ApiProperty()
  @IsBoolean({ message: 'Please say whether a studio visit is wished.' })
  wantsStudioVisit: boolean;
}

/** Body of `POST /api/admin/commissions/{id}/status`. */
export class UpdateCommissionRequestStatus {
  @ApiProperty({ enum: ORDER_STATUSES })
  @IsIn(ORDER_STATUSES, { message: 'Please choose a status.' })
  status: OrderStatus;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Why; the collector reads it' })
  @IsOptional()
  @Trim()
  @MaxLength(500, { message: 'Please keep the note within 500 characters.' })
  @IsString({ message: 'Please enter the note as text.' })
  note?: string | null;
}
