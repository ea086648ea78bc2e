import { PRICE_TABLES, SHIPPING_CLASSES, type PriceBookTable, type ShippingClass } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Min,
} from 'class-validator';
import { IsDateTime, MaxLength, NestedEach, Trim } from '../../../platform';

const AMOUNT = { message: 'Please enter an amount in dollars.' };
const SIZE = /^\d{1,3}(\.\d{1,2})?x\d{1,3}(\.\d{1,2})?$/;

/** The price and frame of a size in one reading. */
export class PriceLine {
  @ApiProperty({ example: '30x20' }) @Matches(SIZE) size: string;
  @ApiProperty({ description: 'In dollars' }) @IsNumber({}, AMOUNT) price: number;

  @ApiProperty({ type: String, nullable: true, description: 'Outer frame in inches; null when unframed' })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(20, { message: 'Please enter the frame in inches, such as 42.5x32.5.' })
  frameSize: string | null;

  @ApiPropertyOptional({
    enum: SHIPPING_CLASSES,
    description:
      'mini: a flat price; framed: quoted, free near the gallery. One class per size; derived from the size if omitted',
  })
  @IsOptional()
  @IsIn(SHIPPING_CLASSES)
  shippingClass?: ShippingClass;
}

/** One table of the book. */
export class PriceReadingLines {
  @ApiProperty({ enum: PRICE_TABLES }) @IsIn(PRICE_TABLES) reading: PriceBookTable;

  @ApiProperty({ type: [PriceLine] })
  @NestedEach(() => PriceLine)
  @ArrayMaxSize(30)
  @IsArray()
  lines: PriceLine[];
}

/** What one print of a size costs the gallery, in dollars. */
export class CostLine {
  @ApiProperty() @Matches(SIZE) size: string;
  @ApiProperty() @IsNumber({}, AMOUNT) print: number;
  @ApiProperty() @IsNumber({}, AMOUNT) mat: number;
  @ApiProperty() @IsNumber({}, AMOUNT) frame: number;
  @ApiProperty() @IsNumber({}, AMOUNT) shipping: number;
}

export class PriceBookContent {
  @ApiProperty({ type: [PriceReadingLines] })
  @NestedEach(() => PriceReadingLines)
  @ArrayMaxSize(PRICE_TABLES.length)
  @IsArray()
  readings: PriceReadingLines[];

  @ApiProperty({ type: [CostLine], description: 'Sizes whose costs are known' })
  @NestedEach(() => CostLine)
  @ArrayMaxSize(60)
  @IsArray()
  costs: CostLine[];
}

export class CreatePriceBookVersion extends PriceBookContent {
  @ApiProperty({ description: 'The latest version you read' }) @Min(1) @IsInt() seen: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null applies it at once' })
  @IsOptional()
  @IsDateTime({ message: 'Please choose a day and a time.' })
  takesEffectAt: string | null;

  @ApiProperty({ description: 'Reason for the change, shown in the version history' })
  @Trim()
  @MaxLength(300, { message: 'Please keep it within 300 characters.' })
  @IsString()
  note: string;
}

const BOOK_STATES = ['past', 'in_force', 'coming', 'withdrawn'] as const;
export type BookState = (typeof BOOK_STATES)[number];

/** A version; nobody created the default one. */
export class PriceBookVersion extends PriceBookContent {
  @ApiProperty() version: number;
  @ApiProperty({ enum: BOOK_STATES }) state: BookState;
  @ApiProperty() note: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) takesEffectAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) createdAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Username' }) createdBy: string | null;
}

/** Every version, latest first. */
export class PriceBookVersions {
  @ApiProperty({ description: 'Send it with a new version' }) latest: number;
  @ApiProperty({ type: [PriceBookVersion] }) versions: PriceBookVersion[];
}

/** The prices of the version in force, as defaults in forms. */
export class CurrentPrices {
  @ApiProperty() version: number;
  @ApiProperty({ type: [PriceReadingLines] }) readings: PriceReadingLines[];
}
