import { SHIPPING_TERMS, STANDARD_FRAME_TYPE, type ShippingTerms } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { MAX_EDITION_SIZE } from '../../../catalog';
import { IsEmailAddress, MaxLength, Nested, NestedEach, OneLine, Trim } from '../../../platform';
import { ReferralClaimInput } from '../../attribution/dto/referral-claim.dto';
import { CART_MAX_LINES, CART_MAX_PRINTS_PER_LINE } from '../../orders-policy';

/** Ids are plain ASCII; their columns cannot even be compared with other characters. */
const ID = /^[\x20-\x7e]*$/;

/** Fields of an address that may stay empty: the form asks for them, but the payment does not need them. */
class AddressFields {
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(50) phone?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(200) street?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) city?: string;

  @ApiPropertyOptional({
    description: 'In the United States, a code or name. If it and the ZIP disagree, the ZIP decides the tax',
  })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(100)
  state?: string;

  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(20) zip?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) country?: string;
}

/** Who pays. Full name and email address are required. */
export class BillingAddress extends AddressFields {
  @ApiProperty() @Trim() @IsString() @IsNotEmpty() @MaxLength(200) fullName: string;
  @ApiProperty() @IsEmailAddress() email: string;
}

/** Where the prints go. What is missing is taken from the billing address. */
export class ShippingAddress extends AddressFields {
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(200) fullName?: string;

  @ApiPropertyOptional({ description: 'May be empty' })
  @ValidateIf((address: ShippingAddress) => Boolean(address.email))
  @IsEmailAddress()
  email?: string;
}

/** One line of the cart. Its price is accepted and ignored. */
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
  @ApiProperty() @IsInt() @Min(1) @Max(CART_MAX_PRINTS_PER_LINE) quantity: number;
  @ApiPropertyOptional({
    type: [Number],
    description: 'Numbers that the buyer chose: only these are sold, otherwise `number_taken`',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(CART_MAX_PRINTS_PER_LINE)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_EDITION_SIZE, { each: true })
  editionNumbers?: number[];
  @ApiPropertyOptional() @IsOptional() @Matches(ID) @MaxLength(64) artworkId?: string;
  @ApiPropertyOptional() @IsOptional() @Matches(ID) @MaxLength(64) photoId?: string;
  @ApiPropertyOptional() @IsOptional() @IsString() @MaxLength(100) series?: string;
  @ApiPropertyOptional() @IsOptional() @IsString() @MaxLength(40) frameSize?: string;
}

/** Who gets the emails. */
export class CheckoutCustomer {
  @ApiProperty() @Trim() @IsString() @IsNotEmpty() @MaxLength(200) name: string;
  @ApiProperty() @IsEmailAddress() email: string;
}

/** What the confirmation page showed, in dollars. Only the total is used, as the most that may be charged. */
export class CheckoutMetadata extends ReferralClaimInput {
  @ApiPropertyOptional() @IsOptional() @IsNumber() subtotal?: number;
  @ApiPropertyOptional() @IsOptional() @IsNumber() estimatedTax?: number;
  @ApiPropertyOptional() @IsOptional() @IsNumber() creditCardFee?: number;
  @ApiProperty() @IsNumber() @Min(0) @Max(1_000_000_000) total: number;
  @ApiPropertyOptional() @IsOptional() @IsNumber() artworkCount?: number;
  @ApiPropertyOptional({ enum: SHIPPING_TERMS, description: 'Shipping terms that the page showed' })
  @IsOptional()
  @IsIn(SHIPPING_TERMS)
  delivery?: ShippingTerms;
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
  @ApiPropertyOptional({ description: 'Cents; not relied on' })
  @IsOptional()
  @IsNumber()
  amount?: number;
  @ApiProperty({ example: 'usd' }) @Trim() @IsString() @MaxLength(10) currency: string;

  @ApiProperty({ type: [CheckoutLineItem] })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(CART_MAX_LINES)
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
  @OneLine()
  @MaxLength(2000)
  successUrl: string;

  @ApiProperty({ description: "On the gallery's own origin" })
  @IsString()
  @OneLine()
  @MaxLength(2000)
  cancelUrl: string;

  @ApiPropertyOptional()
  @IsOptional()
  @Nested(() => InstallationAddress)
  installation?: InstallationAddress;

  @ApiPropertyOptional({ description: 'Note from the buyer, such as a request for rush production' })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(2000)
  notes?: string;

  @ApiPropertyOptional({ type: [String], description: 'Ids of the cart’s holds' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(CART_MAX_PRINTS_PER_LINE)
  @Matches(ID, { each: true })
  @MaxLength(64, { each: true })
  cartHoldIds?: string[];

  @ApiPropertyOptional({ description: 'Token of the buyer’s place in the waiting room, if any' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  waitingRoomToken?: string;
}

/** An open checkout: where the buyer pays, and until when the prints are held. */
export class CheckoutSession {
  @ApiProperty({ description: 'URL of Stripe’s page' }) sessionUrl: string;
  @ApiProperty() sessionId: string;
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) orderNumber: string;
  @ApiProperty({ format: 'date-time', description: 'When the holds expire if unpaid' })
  expiresAt: string;
}

/** Amounts of an order in dollars: `details.quote` of a `quote_changed` error. */
export class CheckoutQuote {
  @ApiProperty() subtotal: number;
  @ApiProperty({ description: 'As the confirmation page shows it: always 8.25 %' })
  estimatedTax: number;
  @ApiProperty() creditCardFee: number;
  @ApiProperty({ description: 'As the confirmation page shows it: shipping is separate' })
  total: number;
  @ApiProperty({ description: 'Tax that the payment carries' }) chargedTax: number;
  @ApiProperty({ description: 'What the card would be charged; never more than total' }) chargedTotal: number;
  @ApiProperty({ description: 'Number of prints' }) artworkCount: number;
}
