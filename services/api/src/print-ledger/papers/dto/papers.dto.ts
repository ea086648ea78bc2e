import { MAX_PAPER_WORKS } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { MaxLength, NestedEach, SINGLE_LINE, Trim, TwoDecimals } from '../../../platform';

const NONE = { message: 'Choose a work.' };
const TOO_MANY = { message: `Choose at most ${MAX_PAPER_WORKS} works.` };

/** An artwork in one of its sizes. */
class PaperEdition {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  artworkId: string;

  @ApiProperty({ format: 'uuid', description: 'One of the artwork’s editions' })
  @IsUUID()
  editionId: string;
}

/** Body of `POST …/wall-labels.pdf`. */
export class WallLabelsRequest {
  @ApiProperty({ type: [PaperEdition], maxItems: MAX_PAPER_WORKS })
  @NestedEach(() => PaperEdition)
  @ArrayMaxSize(MAX_PAPER_WORKS, TOO_MANY)
  @ArrayNotEmpty(NONE)
  @IsArray()
  labels: PaperEdition[];

  @ApiProperty()
  @IsBoolean()
  showsPrices: boolean;
}

/** A print that is handed over. */
class PaperPrint extends PaperEdition {
  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    description: 'By default, the lowest available number',
  })
  @IsOptional()
  @Min(1, { message: 'Please enter an edition number.' })
  @IsInt({ message: 'Please enter an edition number.' })
  editionNumber?: number | null;
}

const VENUE = 'Please enter the venue.';
const DAY = 'Please choose a day.';

/** Body of `POST …/consignment-sheet.pdf`. */
export class ConsignmentSheetRequest {
  @ApiProperty({ type: [PaperPrint], maxItems: MAX_PAPER_WORKS })
  @NestedEach(() => PaperPrint)
  @ArrayMaxSize(MAX_PAPER_WORKS, TOO_MANY)
  @ArrayNotEmpty(NONE)
  @IsArray()
  prints: PaperPrint[];

  @ApiProperty({ example: 'Meridian Hotel' })
  @Trim()
  @MaxLength(120, { message: 'Please keep the name within 120 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the name on one line.' })
  @IsNotEmpty({ message: VENUE })
  @IsString({ message: VENUE })
  venue: string;

  @ApiProperty({ description: 'Street, city and contact, each on its own line' })
  @Trim()
  @MaxLength(400, { message: 'Please keep the address within 400 characters.' })
  @IsString()
  address: string;

  @ApiProperty({ format: 'date', description: 'When the prints are handed over, in the gallery’s time zone' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: DAY })
  @IsISO8601({ strict: true }, { message: DAY })
  startsOn: string;

  @ApiProperty({ format: 'date', description: 'When the prints come back' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: DAY })
  @IsISO8601({ strict: true }, { message: DAY })
  endsOn: string;

  @ApiProperty({ minimum: 0, maximum: 90, description: 'The venue’s share of each price, in percent' })
  @Max(90, { message: 'Please enter 90 percent or less.' })
  @Min(0, { message: 'Please enter a percentage.' })
  @TwoDecimals({ message: 'Please enter a percentage.' })
  venueSharePercent: number;

  @ApiProperty({ description: 'Terms added to the gallery’s own; may be empty' })
  @Trim()
  @MaxLength(2_000, { message: 'Please keep the terms within 2,000 characters.' })
  @IsString()
  furtherTerms: string;
}

/** Body of `POST …/catalogue-raisonne.pdf`. */
export class CatalogueRaisonneRequest {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: MAX_PAPER_WORKS })
  @IsUUID(undefined, { each: true })
  @ArrayUnique()
  @ArrayMaxSize(MAX_PAPER_WORKS, TOO_MANY)
  @ArrayNotEmpty(NONE)
  @IsArray()
  artworkIds: string[];

  @ApiProperty({ description: 'Whether to list the certificates of sold prints, without names' })
  @IsBoolean()
  showsCertificates: boolean;
}
