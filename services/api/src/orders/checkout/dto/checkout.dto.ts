import { STANDARD_FRAME_TYPE } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { BillingAddress, ShippingAddress } from './checkout-address.dto';
import { ReferralClaimInput } from '../../attribution/dto/referral-claim.dto';
import { MaxLength, Nested, NestedEach, Trim } from '../../../platform';

/** More lines than any cart has; Stripe takes 100. */
const MAX_ITEMS = 50;
/** The largest edition. What is really left is asked of the ledger. */
const MAX_QUANTITY = 100;

/** Ids are plain ASCII, and so are their columns: they cannot even be compared with anything else. */
const ID = /^[\x20-\x7e]*$/;

/** One position of the cart. Its price is accepted and ignored. */
export class CheckoutLineItem {
  @ApiProperty() @Trim() @IsString() @IsNotEmpty() @MaxLength(200) title: string;
  @ApiProperty({ example: '30x20' }) @Trim() @IsString() @IsNotEmpty() @MaxLength(40) size: string;
  @ApiPropertyOptional({ default: STANDARD_FRAME_TYPE })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(40)
  frameType?: string;
  @ApiPropertyOptional({ description: 'Dollars, as shown' }) @IsOptional() @IsNumber() price?: number;
  @ApiProperty() @IsInt() @Min(1) @Max(MAX_QUANTITY) quantity: number;
  @ApiPropertyOptional() @IsOptional() @Matches(ID) @MaxLength(64) artworkId?: string;
  @ApiPropertyOptional() @IsOptional() @Matches(ID) @MaxLength(64) photoId?: string;
  @ApiPropertyOptional() @IsOptional() @IsString() @MaxLength(100) series?: string;
  @ApiPropertyOptional() @IsOptional() @IsString() @MaxLength(40) frameSize?: string;
}

/** Who gets the mails. */
export class CheckoutCustomer {
  @ApiProperty() @Trim() @IsString() @IsNotEmpty() @MaxLength(200) name: string;
  @ApiProperty() @Trim() @IsEmail() @MaxLength(254) email: string;
}

/** What the confirmation page showed, in dollars. Only the total is read, as the most that may be charged. */
export class CheckoutMetadata extends ReferralClaimInput {
  @ApiPropertyOptional() @IsOptional() @IsNumber() subtotal?: number;
  @ApiPropertyOptional() @IsOptional() @IsNumber() estimatedTax?: number;
  @ApiPropertyOptional() @IsOptional() @IsNumber() creditCardFee?: number;
  @ApiProperty() @IsNumber() @Min(0) @Max(1_000_000_000) total: number;
  @ApiPropertyOptional() @IsOptional() @IsNumber() artworkCount?: number;
  @ApiProperty({ enum: ['fine_art_purchase'] }) @IsIn(['fine_art_purchase']) orderType: 'fine_art_purchase';
}

/** Where the buyer would like help with hanging. */
export class InstallationAddress {
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(200) street?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) city?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(20) zip?: string;
}

/** Body of `POST /api/create-checkout-session`. */
export class CheckoutSessionRequest {
  @ApiPropertyOptional({ description: 'Cents. Not relied on' })
  @IsOptional()
  @IsNumber()
  amount?: number;
  @ApiProperty({ example: 'usd' }) @Trim() @IsString() @MaxLength(10) currency: string;

  @ApiProperty({ type: [CheckoutLineItem] })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_ITEMS)
  @NestedEach(() => CheckoutLineItem)
  items: CheckoutLineItem[];

  @ApiProperty() @Nested(() => CheckoutCustomer) customer: CheckoutCustomer;
  @ApiProperty() @Nested(() => BillingAddress) billing: BillingAddress;
  @ApiPropertyOptional()
  @IsOptional()
  @Nested(() => ShippingAddress)
  shipping?: ShippingAddress;
  @ApiProperty() @Nested(() => CheckoutMetadata) metadata: CheckoutMetadata;

  @ApiProperty({ description: "On the gallery's own origin; Stripe fills in {CHECKOUT_SESSION_ID}" })
  @IsString()
  @MaxLength(2000)
  successUrl: string;

  @ApiProperty({ description: "On the gallery's own origin" }) @IsString() @MaxLength(2000) cancelUrl: string;

  @ApiPropertyOptional()
  @IsOptional()
  @Nested(() => InstallationAddress)
  installation?: InstallationAddress;

  @ApiPropertyOptional({ description: "The buyer's words; rush production is asked for here" })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(2000)
  notes?: string;
}
