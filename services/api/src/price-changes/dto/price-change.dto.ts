import { PRICE_TABLES, type PriceBookTable } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  Min,
  NotEquals,
} from 'class-validator';
import { IsDateTime, MaxLength, Trim, TwoDecimals } from '../../platform';

const KINDS = ['percent', 'amount'] as const;
const NUMBER = { message: 'Please enter a percentage or an amount in dollars.' };

/** What to do to the prices of some sizes. */
export class PriceChangeInput {
  @ApiProperty({ type: [String], example: ['30x20'] })
  @Matches(/^\d{1,3}(\.\d{1,2})?x\d{1,3}(\.\d{1,2})?$/, { each: true })
  @ArrayMaxSize(60)
  @ArrayMinSize(1, { message: 'Please choose at least one size.' })
  @IsArray()
  sizes: string[];

  @ApiProperty({ enum: KINDS }) @IsIn(KINDS) kind: (typeof KINDS)[number];

  @ApiProperty({ description: 'A percentage or an amount in dollars; a negative value lowers prices' })
  @NotEquals(0, NUMBER)
  @Max(100_000, { message: 'Please enter 100,000 or less.' })
  @Min(-100_000, NUMBER)
  @TwoDecimals({ message: 'Please enter a number with at most two decimals.' })
  value: number;
}

export class CreatePriceChange extends PriceChangeInput {
  @ApiProperty({ description: '`seen` of the preview that this change is based on' })
  @IsString()
  @Matches(/^\d+\.[0-9a-f]{64}$/)
  seen: string;

  @ApiProperty({ type: [String], description: 'Artworks that keep their prices' })
  @IsUUID('all', { each: true })
  @ArrayMaxSize(10_000)
  @IsArray()
  except: string[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null applies it at once' })
  @IsOptional()
  @IsDateTime({ message: 'Please choose a day and a time.' })
  takesEffectAt: string | null;

  @ApiProperty({ description: 'Reason, shown in the history' })
  @Trim()
  @MaxLength(300, { message: 'Please keep it within 300 characters.' })
  @IsString()
  note: string;
}

/** A price of the price book, in dollars. */
export class BookPriceChange {
  @ApiProperty({ enum: PRICE_TABLES }) reading: PriceBookTable;
  @ApiProperty() size: string;
  @ApiProperty() before: number;
  @ApiProperty() after: number;
}

/** A price of an artwork, in dollars. */
export class ArtworkPriceChange {
  @ApiProperty() artworkId: string;
  @ApiProperty() title: string;
  @ApiProperty() size: string;
  @ApiProperty({ description: 'Whether its prices were set by hand' }) priceOverride: boolean;
  @ApiProperty() before: number;
  @ApiProperty() after: number;
}

/** A print in an unpaid payment link. It keeps the price that the buyer was quoted. */
export class OpenQuote {
  @ApiProperty() orderNumber: string;
  @ApiProperty() title: string;
  @ApiProperty() size: string;
  @ApiProperty({ description: 'Dollars for one print, as quoted' }) price: number;
  @ApiProperty({ description: 'Price in the shop after the change' }) newPrice: number;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

/** Everything that a change touches. */
export class PriceChangePreview {
  @ApiProperty({ description: 'Send it with the change' }) seen: string;
  @ApiProperty({ type: [BookPriceChange] }) bookPrices: BookPriceChange[];
  @ApiProperty({ type: [ArtworkPriceChange] }) artworks: ArtworkPriceChange[];
  @ApiProperty({ type: [OpenQuote] }) openQuotes: OpenQuote[];
}

const STATES = ['scheduled', 'applied', 'undone', 'withdrawn'] as const;
export type PriceChangeState = (typeof STATES)[number];

/** A price change, as its history shows it. */
export class PriceChangeRecord {
  @ApiProperty() id: string;
  @ApiProperty({ enum: STATES }) state: PriceChangeState;
  @ApiProperty({ type: [String] }) sizes: string[];
  @ApiProperty({ enum: KINDS }) kind: (typeof KINDS)[number];
  @ApiProperty() value: number;
  @ApiProperty() note: string;
  @ApiProperty({ description: 'Artworks that kept their prices' }) exceptions: number;
  @ApiProperty({ description: 'Artwork prices that it changed' }) prices: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Version of the price book that it created' })
  bookVersion: number | null;
  @ApiProperty({ format: 'date-time' }) takesEffectAt: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ description: 'Username' }) createdBy: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was undone or withdrawn',
  })
  endedAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Username' }) endedBy: string | null;
}

/** What undoing a change did. */
export class UndonePriceChange {
  @ApiProperty() restored: number;
  @ApiProperty({ description: 'Prices that have changed again since and stay' }) kept: number;
}
