import { PAYMENT_LINK_DAYS, MAX_PAYMENT_LINK_DAYS } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  Max,
  Min,
} from 'class-validator';
import {
  MaxLength,
  SINGLE_LINE,
  Trim,
  IsEmailAddress,
  OptionalField,
  Nested,
  NestedEach,
  TwoDecimals,
} from '../../../platform';
import { CreateAffiliate } from '../../../affiliates';

const DAYS = `Please enter 1 to ${MAX_PAYMENT_LINK_DAYS} days.`;

/** Body of `POST /api/admin/inbox/{id}/affiliate`: the affiliate to create. */
export class ApproveApplication extends PickType(CreateAffiliate, [
  'partnerName',
  'partnerId',
  'email',
  'commissionRate',
]) {
  @ApiProperty({ description: 'The version you read' }) @IsInt() version: number;
}

/** Body of `POST /api/admin/inbox/{id}/decline`. */
export class DeclineApplication {
  @ApiProperty({ description: 'The version you read' }) @IsInt() version: number;

  @ApiPropertyOptional({ description: 'The gallery’s note in the email' })
  @IsOptional()
  @Trim()
  @MaxLength(2_000, { message: 'Please keep the message within 2,000 characters.' })
  @IsString()
  words?: string;
}

/** The version that every change is based on. */
class MessageVersion {
  @ApiProperty({ description: 'The version you read' }) @IsInt() version: number;
}

/** Body of `POST /api/admin/inbox/{id}/notes`. */
export class CreateMessageNote {
  @ApiProperty()
  @Trim()
  @MaxLength(2_000, { message: 'Please keep the note within 2,000 characters.' })
  @IsNotEmpty({ message: 'Please enter a note.' })
  @IsString({ message: 'Please enter a note.' })
  note: string;
}

/** Body of `PUT /api/admin/inbox/{id}/reading`. */
export class UpdateMessageReadState {
  @ApiProperty() @IsBoolean() isRead: boolean;
}

/** Body of `PUT /api/admin/inbox/{id}/assignment`. */
export class UpdateMessageAssignment extends MessageVersion {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null for nobody' })
  @IsOptional()
  @IsUUID(undefined, { message: 'This account cannot be chosen.' })
  staffId: string | null;
}

const TARGET_STATES = ['open', 'closed'] as const;

/** Body of `POST /api/admin/inbox/{id}/state`. */
export class UpdateMessageState extends MessageVersion {
  @ApiProperty({ enum: TARGET_STATES })
  @IsIn(TARGET_STATES)
  state: (typeof TARGET_STATES)[number];
}

/** Body of `POST /api/admin/inbox/{id}/replies`. Decorators run from last to first. */
export class CreateMessageReply extends MessageVersion {
  @ApiProperty()
  @Trim()
  @MaxLength(300, { message: 'Please keep the subject within 300 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the subject on one line.' })
  @IsNotEmpty({ message: 'Please enter a subject.' })
  @IsString({ message: 'Please enter a subject.' })
  subject: string;

  @ApiProperty()
  @Trim()
  @MaxLength(10_000, { message: 'Please keep the reply within 10,000 characters.' })
  @IsNotEmpty({ message: 'Please enter a reply.' })
  @IsString({ message: 'Please enter a reply.' })
  text: string;
}

/** The highest amount of a line in dollars: Stripe's limit per charge. */
const MAX_DOLLARS = 999_999.99;
const MAX_LINES = 20;
const MAX_QUANTITY = 100;

/** Prints of one edition at the agreed price. Decorators run from last to first. */
class MessageOrderItem {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Please choose a work.' })
  artworkId: string;

  @ApiProperty({ example: '30x20' })
  @Trim()
  @MaxLength(40)
  @IsNotEmpty({ message: 'Please choose a size.' })
  @IsString({ message: 'Please choose a size.' })
  size: string;

  @ApiPropertyOptional({ description: 'If omitted, the edition’s default frame' })
  @IsOptional()
  @Trim()
  @MaxLength(40)
  @IsString()
  frameType?: string;

  @ApiProperty()
  @Max(MAX_QUANTITY)
  @Min(1, { message: 'Please enter a whole number from 1.' })
  @IsInt({ message: 'Please enter a whole number from 1.' })
  quantity: number;

  @ApiProperty({ description: 'Dollars for one print, including tax', example: 4450 })
  @Max(MAX_DOLLARS, { message: 'A single payment can be up to $999,999.99.' })
  @Min(0.5, { message: 'Please enter a price.' })
  @TwoDecimals({ message: 'Please enter a price in dollars, such as 4450 or 4450.50.' })
  price: number;
}

/** Buyer and address, as far as known. */
export class MessageOrderBuyer {
  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the name within 200 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the name on one line.' })
  @IsNotEmpty({ message: 'Please enter the buyer’s name.' })
  @IsString({ message: 'Please enter the buyer’s name.' })
  fullName: string;

  @ApiProperty() @IsEmailAddress() email: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(40) phone?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(200) street?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) city?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) state?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(20) zip?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) country?: string;
}

/** Body of `POST /api/admin/inbox/{id}/orders`. */
export class CreateMessageOrder {
  @ApiProperty({ description: 'The version you read' }) @IsInt() version: number;

  @ApiProperty({ type: [MessageOrderItem] })
  @IsArray()
  @ArrayNotEmpty({ message: 'Please choose a work.' })
  @ArrayMaxSize(MAX_LINES)
  @NestedEach(() => MessageOrderItem)
  items: MessageOrderItem[];

  @ApiProperty() @Nested(() => MessageOrderBuyer) buyer: MessageOrderBuyer;

  @ApiPropertyOptional({ description: 'Dollars; 0 if omitted' })
  @IsOptional()
  @Max(MAX_DOLLARS)
  @Min(0, { message: 'Please enter an amount in dollars, or leave it empty.' })
  @TwoDecimals({ message: 'Please enter an amount in dollars, or leave it empty.' })
  shipping?: number;

  @ApiPropertyOptional({ description: 'Dollars; 0 if omitted' })
  @IsOptional()
  @Max(MAX_DOLLARS)
  @Min(0, { message: 'Please enter an amount in dollars, or leave it empty.' })
  @TwoDecimals({ message: 'Please enter an amount in dollars, or leave it empty.' })
  framing?: number;

  @ApiPropertyOptional({ default: PAYMENT_LINK_DAYS.draftOrder, description: 'Days until the link expires' })
  @OptionalField()
  @Max(MAX_PAYMENT_LINK_DAYS, { message: DAYS })
  @Min(1, { message: DAYS })
  @IsInt({ message: DAYS })
  days?: number;

  @ApiPropertyOptional({ description: 'The gallery’s note in the email with the link' })
  @IsOptional()
  @Trim()
  @MaxLength(2_000, { message: 'Please keep the message within 2,000 characters.' })
  @IsString()
  words?: string;
}
