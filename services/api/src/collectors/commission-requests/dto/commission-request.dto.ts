import { ORDER_STATUSES, type OrderStatus } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { MAX_CHARGE_CENTS } from '../../../payments';
import {
  DollarAmount,
  IsEmailAddress,
  ListQuery,
  MaxLength,
  OptionalField,
  Trim,
  TwoDecimals,
} from '../../../platform';
import { MAX_QUOTE_DOLLARS } from '../../collectors-policy';

/** A status change of a commission request. */
export class CommissionRequestEvent {
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ type: String, nullable: true, description: 'Note from the gallery' })
  note: string | null;
}

const DEPOSIT_STATES = ['open', 'paid', 'refunded'] as const;

/** What a collector pays in advance for a commission. */
export class CommissionDeposit {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) orderNumber: string;
  @ApiProperty({ description: 'Dollars' }) amount: number;
  @ApiProperty({ enum: DEPOSIT_STATES }) state: (typeof DEPOSIT_STATES)[number];
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) paidAt: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'URL where the collector pays; null unless open, and always null for staff',
  })
  payUrl: string | null;
}

/** A commission request as its collector sees it. */
export class CommissionRequestRecord {
  @ApiProperty() id: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ example: 'Diptych for a stairwell' }) projectType: string;
  @ApiProperty({ example: '$10,000–$15,000' }) budgetRange: string;
  @ApiProperty() description: string;
  @ApiProperty() wantsStudioVisit: boolean;
  @ApiProperty({
    type: CommissionDeposit,
    nullable: true,
    description: 'Null until one is requested, and once its link has expired unpaid',
  })
  deposit: CommissionDeposit | null;
  @ApiProperty({ type: [CommissionRequestEvent], description: 'Oldest first' })
  events: CommissionRequestEvent[];
}

/** Body of `POST /api/admin/commission-requests`. Decorators validate from the last to the first. */
export class CreateCommissionRequest {
  @ApiPropertyOptional({ format: 'uuid', description: 'The collector; or use `email` or the inquiry' })
  @IsOptional()
  @IsUUID(undefined, { message: 'This collector could not be found.' })
  collectorId?: string;

  @ApiPropertyOptional({ description: 'The collector’s confirmed address' })
  @OptionalField()
  @IsEmailAddress()
  email?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Inquiry of type Commission that it comes from' })
  @OptionalField()
  @IsUUID(undefined, { message: 'This inquiry is not about a commission.' })
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

  @ApiPropertyOptional({ description: 'If omitted, the text of the inquiry' })
  @IsOptional()
  @Trim()
  @MaxLength(5_000, { message: 'Please keep the description within 5,000 characters.' })
  @IsNotEmpty({ message: 'Please enter a description.' })
  @IsString({ message: 'Please enter a description.' })
  description?: string;

  @ApiProperty()
  @IsBoolean({ message: 'Please choose whether a studio visit is requested.' })
  wantsStudioVisit: boolean;
}

/** Body of `POST /api/admin/commission-requests/{id}/status`. */
export class UpdateCommissionRequestStatus {
  @ApiProperty({ enum: ORDER_STATUSES })
  @IsIn(ORDER_STATUSES, { message: 'Please choose a status.' })
  status: OrderStatus;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Reason, shown to the collector' })
  @IsOptional()
  @Trim()
  @MaxLength(500, { message: 'Please keep the note within 500 characters.' })
  @IsString({ message: 'Please enter the note as text.' })
  note?: string | null;
}

/** Body of `POST /api/admin/commission-requests/{id}/deposit`. */
export class RequestCommissionDeposit {
  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;

  @ApiProperty({ description: 'Dollars with cents', example: 2_500 })
  @DollarAmount(MAX_CHARGE_CENTS)
  amount: number;
}

/** Query of `GET /api/admin/commission-requests`. */
export class CommissionRequestListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: ORDER_STATUSES, isArray: true, description: 'Separated by commas' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn(ORDER_STATUSES, { each: true })
  status?: OrderStatus[];
}

/** The collector of a commission request. */
export class CommissionRequestCollector {
  @ApiProperty() id: string;
  @ApiProperty() firstName: string;
  @ApiProperty({ description: 'Empty when none was given' }) lastName: string;
  @ApiProperty() email: string;
}

/** A commission request in the list. */
export class CommissionRequestRow {
  @ApiProperty() id: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ example: 'Diptych for a stairwell' }) projectType: string;
  @ApiProperty({ example: '$10,000–$15,000' }) budgetRange: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Dollars' }) quote: number | null;
  @ApiProperty({
    type: CommissionRequestCollector,
    nullable: true,
    description: 'Null once the account is deleted',
  })
  collector: CommissionRequestCollector | null;
}

/** A page of commission requests, newest first. */
export class CommissionRequestList {
  @ApiProperty({ type: [CommissionRequestRow] }) items: CommissionRequestRow[];
  @ApiProperty({ description: 'Total across all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/** A status change of a commission request, with who made it. */
export class CommissionRequestHistoryEntry {
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ type: String, nullable: true, description: 'Reason, shown to the collector' }) note:
    | string
    | null;
  @ApiProperty({ example: 'staff ben' }) actor: string;
}

/** A commission request as staff see it. */
export class CommissionRequestDetail extends CommissionRequestRow {
  @ApiProperty({ description: 'Send it with a change' }) version: number;
  @ApiProperty() description: string;
  @ApiProperty() wantsStudioVisit: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'For staff only' }) staffNote: string | null;
  @ApiProperty({ type: CommissionDeposit, nullable: true }) deposit: CommissionDeposit | null;
  @ApiProperty({ type: String, nullable: true, description: 'Inquiry that it came from' })
  inquiryId: string | null;
  @ApiProperty({ enum: ORDER_STATUSES, isArray: true, description: 'Statuses that it can change to' })
  moves: OrderStatus[];
  @ApiProperty({ type: [CommissionRequestHistoryEntry], description: 'Oldest first' })
  history: CommissionRequestHistoryEntry[];
}

/** Body of `PUT /api/admin/commission-requests/{id}`. Decorators validate from the last to the first. */
export class UpdateCommissionRequest {
  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;

  @ApiProperty()
  @Trim()
  @MaxLength(120, { message: 'Please keep the project type within 120 characters.' })
  @IsNotEmpty({ message: 'Please enter a project type.' })
  @IsString({ message: 'Please enter a project type.' })
  projectType: string;

  @ApiProperty()
  @Trim()
  @MaxLength(120, { message: 'Please keep the budget range within 120 characters.' })
  @IsNotEmpty({ message: 'Please enter a budget range.' })
  @IsString({ message: 'Please enter a budget range.' })
  budgetRange: string;

  @ApiProperty()
  @Trim()
  @MaxLength(5_000, { message: 'Please keep the description within 5,000 characters.' })
  @IsNotEmpty({ message: 'Please enter a description.' })
  @IsString({ message: 'Please enter a description.' })
  description: string;

  @ApiProperty()
  @IsBoolean({ message: 'Please choose whether a studio visit is requested.' })
  wantsStudioVisit: boolean;

  @ApiProperty({ type: Number, nullable: true, description: 'Dollars; null if not quoted yet' })
  @ValidateIf((_body, quote) => quote !== null)
  @Max(MAX_QUOTE_DOLLARS, { message: 'Please enter a smaller amount.' })
  @Min(1, { message: 'Please enter an amount above zero, or leave it empty.' })
  @TwoDecimals({ message: 'Please enter an amount in dollars, or leave it empty.' })
  quote: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'For staff only' })
  @ValidateIf((_body, note) => note !== null)
  @Trim()
  @MaxLength(5_000, { message: 'Please keep the note within 5,000 characters.' })
  @IsString({ message: 'Please enter the note as text.' })
  staffNote: string | null;
}
