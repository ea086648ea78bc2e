import { CARD_FEE_PERCENT } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsTimeZone,
  IsUrl,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import {
  IsEmailAddress,
  PAPER_SIZES,
  RETENTIONS,
  type PaperSize,
  type RetentionLimits,
  MaxLength,
  Nested,
  NestedEach,
  SINGLE_LINE,
  Trim,
  TwoDecimals,
} from '../../platform';

/** One line of text, not empty. */
export const TextLine = (maxLength: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty(),
    Trim(),
    MaxLength(maxLength, { message: `Please keep it within ${maxLength} characters.` }),
    Matches(SINGLE_LINE, { message: 'Please enter it on one line.' }),
    IsNotEmpty({ message: 'Please fill this in.' }),
    IsString({ message: 'Please fill this in.' }),
  );

/** Whole dollars, or null. */
const OptionalDollars = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Number, nullable: true, description }),
    IsOptional(),
    Max(10_000_000, { message: 'Please enter $10,000,000 or less.' }),
    Min(1, { message: 'Please enter whole dollars, or leave this empty.' }),
    IsInt({ message: 'Please enter whole dollars, or leave this empty.' }),
  );

const FEW_DAYS: Record<number, string> = { 1: 'a day', 2: 'two days' };

/** For how many days personal data is kept. */
export const KeptDays = ({ min, max }: RetentionLimits): PropertyDecorator =>
  applyDecorators(
    IsInt({ message: 'Please enter a whole number of days.' }),
    Min(min, { message: `Please keep them for ${FEW_DAYS[min] ?? `${min} days`} or longer.` }),
    Max(max, { message: `Please keep them for no more than ${max.toLocaleString('en-US')} days.` }),
  );

/** The gallery's name and addresses on pages, in emails and on new certificates. */
export class BrandSection {
  @TextLine(80) name: string;

  @ApiProperty({ type: String, nullable: true, description: 'The artist’s name' })
  @IsOptional()
  @Trim()
  @MaxLength(120, { message: 'Please keep it within 120 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter it on one line.' })
  @IsString()
  artist: string | null;

  @ApiProperty({ description: 'Email address for the public' })
  @IsEmailAddress('Please enter an email address.')
  email: string;

  @TextLine(120) studio: string;
  @ApiPropertyOptional({ example: '410 Larkspur Lane', description: 'Street, for the address on papers' })
  @IsOptional()
  @Trim()
  @MaxLength(120, { message: 'Please keep it within 120 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter it on one line.' })
  @IsString()
  street?: string;

  @TextLine(60) city: string;

  @ApiProperty({ description: 'Center of the free delivery area' })
  @Trim()
  @Matches(/^\d{5}$/, { message: 'Please enter a five-digit ZIP code.' })
  zip: string;

  @ApiPropertyOptional({
    example: 'America/Chicago',
    description: 'Time zone of the gallery, and the default for new events',
  })
  @IsOptional()
  @IsTimeZone({ message: 'Please enter a time zone such as America/Chicago.' })
  timeZone?: string;

  @ApiPropertyOptional({ enum: PAPER_SIZES, description: 'Size of certificates, invoices and so on' })
  @IsOptional()
  @IsIn(PAPER_SIZES)
  paper?: PaperSize;
}

export class OutwardLink {
  @TextLine(60) label: string;

  @ApiProperty()
  @Trim()
  @IsUrl(
    { protocols: ['https', 'http'], require_protocol: true },
    { message: 'Please enter an address with https://.' },
  )
  href: string;
}

/** Links of the gallery, the artist's own sites, and the charity that the proceeds fund. */
export class LinksSection {
  @ApiProperty({ type: [OutwardLink] })
  @NestedEach(() => OutwardLink)
  @ArrayMaxSize(8, { message: 'You can add up to eight links.' })
  @IsArray()
  links: OutwardLink[];

  @ApiPropertyOptional({ type: [OutwardLink], description: 'The artist’s sites, for collectors’ profiles' })
  @IsOptional()
  @NestedEach(() => OutwardLink)
  @ArrayMaxSize(8, { message: 'You can add up to eight sites.' })
  @IsArray()
  artistSites?: OutwardLink[];

  @ApiProperty({ type: OutwardLink, nullable: true })
  @IsOptional()
  @Nested(() => OutwardLink)
  charity: OutwardLink | null;
}

export class SalesSection {
  @ApiProperty({ enum: ['inquire', 'purchase'], description: '`inquire` shows no prices and sells nothing' })
  @IsIn(['inquire', 'purchase'])
  mode: 'inquire' | 'purchase';

  @ApiProperty({ enum: ['destination', 'always'], description: 'Texas only, or everywhere' })
  @IsIn(['destination', 'always'])
  taxMode: 'destination' | 'always';

  @ApiProperty({ enum: ['surcharge', 'off'], description: `Whether cards cost ${CARD_FEE_PERCENT} more` })
  @IsIn(['surcharge', 'off'])
  cardFeeMode: 'surcharge' | 'off';

  @ApiProperty({ description: 'The promise in the edition statement' })
  @Trim()
  @MaxLength(2_000, { message: 'Please keep it within 2,000 characters.' })
  @IsNotEmpty({ message: 'Please fill this in.' })
  @IsString()
  editionPolicy: string;
}

/** Whole prints of one edition. */
const PrintsPerOrder = (example: number, description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ example, description }),
    Max(100, { message: 'Please enter 100 prints or fewer.' }),
    Min(1, { message: 'Please enter at least one print.' }),
    IsInt({ message: 'Please enter a whole number of prints.' }),
  );

/**
 * How many prints of one edition an order may contain. Reserved prints, payment links and offline sales don't count.
 */
export class OrderLimitsSection {
  @PrintsPerOrder(3, 'For editions of up to 20 prints') smallEditionPrints: number;
  @PrintsPerOrder(10, 'For larger editions') largeEditionPrints: number;
}

export class LevelsSection {
  @OptionalDollars('Dollars for Premium; null leaves it to the owner') premium: number | null;
  @OptionalDollars('Dollars for VIP; null leaves it to the owner') vip: number | null;
}

export class RefundsSection {
  @OptionalDollars('Dollars above which another owner has to approve a refund; null for never')
  secondPersonAbove: number | null;
}

export class EventsSection {
  @ApiProperty({
    example: 180,
    description: 'Days after an event for which guests’ names are kept',
  })
  @KeptDays(RETENTIONS['event-guests'].limits)
  guestDays: number;
}

export class InboxSection {
  @ApiProperty({ example: 730, description: 'Days for which a message’s name, address and text are kept' })
  @KeptDays(RETENTIONS['inbox-messages'].limits)
  messageDays: number;
}

/** The gate's text for guests who come through this tag. */
export class GateTagText {
  @ApiProperty({ description: 'Last part of the URL, in lowercase', example: 'tfgallery' })
  @Trim()
  @Matches(/^[a-z0-9-]{1,60}$/, { message: 'Please use lowercase letters, digits and hyphens.' })
  tag: string;

  @TextLine(120) title: string;

  @ApiProperty()
  @Trim()
  @MaxLength(500, { message: 'Please keep it within 500 characters.' })
  @IsNotEmpty({ message: 'Please fill this in.' })
  @IsString()
  text: string;
}

/** Guests with any other tag see a general text. */
export class GateSection {
  @ApiProperty({ type: [GateTagText] })
  @NestedEach(() => GateTagText)
  @ArrayMaxSize(24, { message: 'You can add up to 24 tags.' })
  @IsArray()
  tags: GateTagText[];
}

export class PartnersSection {
  @ApiProperty({ example: 20, description: 'Percent of net profit for new affiliates' })
  @Max(100, { message: 'Please enter 100 percent or less.' })
  @Min(0, { message: 'Please enter 0 percent or more.' })
  @TwoDecimals({ message: 'Please enter a percentage with at most two decimals.' })
  defaultRate: number;

  @ApiProperty({ example: 30, description: 'Days until a paid order’s commission is approved' })
  @Max(365, { message: 'Please enter 365 days or fewer.' })
  @Min(0, { message: 'Please enter a whole number of days.' })
  @IsInt({ message: 'Please enter a whole number of days.' })
  returnDays: number;
}
