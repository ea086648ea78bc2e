import { OFFLINE_PAYMENT_METHODS, type OfflinePaymentMethod } from '@gallery/domain';
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
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import {
  IsEmailAddress,
  IsDateTime,
  MaxLength,
  Nested,
  SINGLE_LINE,
  Trim,
  TwoDecimals,
} from '../../platform';

const MAX_DOLLARS = 999_999.99;
const PRICE = 'Please enter the price in dollars, such as 4500 or 185.50.';
const NAME = 'Please enter a name.';

/** The version of the print that staff read. */
class PrintVersion {
  @ApiProperty({ description: 'The version of the print that you read; an outdated one is refused' })
  @IsInt()
  @Min(1)
  version: number;
}

/** Body of `POST …/prints/{editionNumber}/release`. */
export class ReleasePrint extends PrintVersion {}

/** Body of `POST …/prints/{editionNumber}/return` and `…/void`: why, for the history. */
export class PrintActionReason extends PrintVersion {
  @ApiProperty({ example: 'Came back undamaged' })
  @Trim()
  @MaxLength(300, { message: 'Please keep the reason within 300 characters.' })
  @IsNotEmpty({ message: 'Please enter a reason.' })
  @IsString({ message: 'Please enter a reason.' })
  reason: string;
}

/** Body of `POST …/prints/{editionNumber}/hold`: for whom the print is kept, why and until when. */
export class HoldPrint extends PrintActionReason {
  @ApiProperty({ example: 'Ada Byron' })
  @Trim()
  @MaxLength(200, { message: 'Please keep the name within 200 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the name on one line.' })
  @IsNotEmpty({ message: 'Please enter who it is for.' })
  @IsString({ message: 'Please enter who it is for.' })
  holdFor: string;

  @ApiProperty({ format: 'date-time', description: 'Within a year; the print is available again after it' })
  @IsDateTime({ message: 'Please choose a date.' })
  until: string;
}

/** The buyer of an offline sale. Unknown fields stay empty. */
export class OfflineSaleBuyer {
  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the name within 200 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the name on one line.' })
  @IsNotEmpty({ message: NAME })
  @IsString({ message: NAME })
  fullName: string;

  @ApiProperty({ description: 'Empty if they gave none; then no email is sent' })
  @ValidateIf(({ email }: OfflineSaleBuyer) => email !== '')
  @IsEmailAddress()
  email: string;

  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(50) phone?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(200) street?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) city?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) state?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(20) zip?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) country?: string;
}

/** Body of `POST /api/admin/editions/{editionId}/offline-sales`: one print that was sold at the gallery. */
export class CreateOfflineSale {
  @ApiProperty({
    description: 'UUID chosen by the page; sending it again repeats nothing',
  })
  @IsUUID()
  id: string;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    description: 'If omitted, the lowest available number',
  })
  @IsOptional()
  @IsInt({ message: 'Please choose a number.' })
  @Min(1, { message: 'Please choose a number.' })
  editionNumber?: number | null;

  @ApiPropertyOptional({ description: 'The version of the print that you read' })
  @IsOptional()
  @IsInt()
  @Min(1)
  version?: number;

  @ApiPropertyOptional({ example: 'Black Frame', description: 'If omitted, the edition’s default frame' })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  frameType?: string;

  @ApiProperty({ description: 'Agreed price in dollars, including tax' })
  @TwoDecimals({ message: PRICE })
  @Min(0.01, { message: PRICE })
  @Max(MAX_DOLLARS, { message: PRICE })
  price: number;

  @ApiProperty({ enum: OFFLINE_PAYMENT_METHODS })
  @IsIn(OFFLINE_PAYMENT_METHODS, { message: 'Please enter how it was paid.' })
  paymentMethod: OfflinePaymentMethod;
  @ApiProperty({ type: OfflineSaleBuyer }) @Nested(() => OfflineSaleBuyer) buyer: OfflineSaleBuyer;

  @ApiPropertyOptional({ description: 'Notes for the order' })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(2000, { message: 'Please keep the notes within 2,000 characters.' })
  notes?: string;

  @ApiProperty({ description: 'Whether the buyer gets an order confirmation by email' })
  @IsBoolean()
  tellsBuyer: boolean;
}

/** The buyer of a draft order: a name and, if the link is to be emailed, an address. */
export class DraftOrderBuyer extends PickType(OfflineSaleBuyer, ['fullName', 'email', 'phone']) {}

/**
 * Body of `POST /api/admin/editions/{editionId}/draft-orders`: one print that is held until its buyer pays through a
 * link.
 */
export class CreatePrintDraftOrder extends PickType(CreateOfflineSale, [
  'editionNumber',
  'version',
  'frameType',
  'price',
]) {
  @ApiProperty({ type: DraftOrderBuyer }) @Nested(() => DraftOrderBuyer) buyer: DraftOrderBuyer;
}

/** The order of an offline sale. */
export class CreatedOfflineSale {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) orderNumber: string;
}
