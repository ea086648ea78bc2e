import {
  ARTWORK_FRAME_STYLES,
  CUSTOM_SIZE_LABELS,
  extraEditionCountError,
  type ArtworkFrameStyle,
  type CustomSizeLabel,
} from '@gallery/domain';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsHexadecimal,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
} from 'class-validator';
import { MaxLength, Trim, TwoDecimals } from '../../../platform';
import { MAX_EDITION_SIZE, MAX_PRICE_DOLLARS } from '../../catalog-policy';
import { withEditionTextInputs, withSizeTextInputs } from '../../editions/dto/edition-texts.dto';

const FRAMES = [...ARTWORK_FRAME_STYLES, 'Unframed'];
const UNREADABLE = 'This could not be read.';
const NO_PRICE = 'Please enter a price in dollars.';
const NO_COUNT = 'An edition can have 1 to 1,000 prints.';
const NUMBER_OR_TEXT = [{ type: 'number' }, { type: 'string' }];

/** Forms send numbers as text, and an empty string when there is none. */
const Amount = (fallback?: number): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (value === '' || value === null) return fallback;
    return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  });

const Price = (): PropertyDecorator => (target, property) => {
  TwoDecimals({ message: NO_PRICE })(target, property);
  Min(0, { message: NO_PRICE })(target, property);
  Max(MAX_PRICE_DOLLARS, { message: NO_PRICE })(target, property);
  Amount(0)(target, property);
};

/** What the form sends for every size. */
class SizePart {
  @ApiPropertyOptional({ oneOf: NUMBER_OR_TEXT, description: 'Dollars; 0 for a price on inquiry' })
  @Price()
  price: number = 0;

  @ApiPropertyOptional({ enum: FRAMES })
  @IsOptional()
  @IsIn(FRAMES, { message: 'Please choose a frame.' })
  frameStyle?: ArtworkFrameStyle;
}

/** An entry of `printSizes` as the form sends it. */
export class PrintSizePart extends withSizeTextInputs(SizePart) {
  @ApiProperty() @IsBoolean({ message: UNREADABLE }) enabled: boolean;

  @ApiProperty({ oneOf: NUMBER_OR_TEXT })
  @Max(MAX_EDITION_SIZE, { message: NO_COUNT })
  @Min(1, { message: NO_COUNT })
  @IsInt({ message: NO_COUNT })
  @Amount()
  editionCount: number;

  @ApiPropertyOptional({ description: 'Outer frame in inches' })
  @IsOptional()
  @Trim()
  @MaxLength(60)
  @IsString()
  framedSize?: string;
}

/** What the form sends for a custom size and for a special edition. */
class ExtraSizePart extends SizePart {
  @ApiPropertyOptional({ description: 'Inches' })
  @IsOptional()
  @Trim()
  @MaxLength(40)
  @IsString()
  imageSize?: string;

  @ApiPropertyOptional({ description: 'Inches' })
  @IsOptional()
  @Trim()
  @MaxLength(40)
  @IsString()
  frameSize?: string;

  @ApiPropertyOptional({ oneOf: NUMBER_OR_TEXT })
  @IsOptional()
  @IsInt({ message: extraEditionCountError(0) ?? '' })
  @Amount()
  editionCount?: number;
}

/** A custom size as the form sends it. */
export class CustomSizePart extends withSizeTextInputs(ExtraSizePart) {
  @ApiPropertyOptional({ enum: CUSTOM_SIZE_LABELS, description: 'By default, the letter of its position' })
  @IsOptional()
  @IsIn(CUSTOM_SIZE_LABELS)
  label?: CustomSizeLabel;
}

/** A special edition as the forms send it. */
export class SpecialEditionPart extends withEditionTextInputs(ExtraSizePart) {
  @ApiPropertyOptional() @IsOptional() @Trim() @MaxLength(120) @IsString() name?: string;
}

/** A picture of an artwork with its alternative text. */
export class PicturePart {
  @ApiProperty() @IsHexadecimal() @Length(32, 32) mediaId: string;

  @ApiPropertyOptional()
  @IsOptional()
  @Trim()
  @MaxLength(500, { message: 'Please keep the description of a picture within 500 characters.' })
  @IsString()
  alt?: string;
}

/** Pictures of an artwork, in their order. */
export class PictureParts {
  @ApiProperty({ type: [PicturePart] }) artwork: PicturePart[];
  @ApiProperty({ type: [PicturePart] }) catalogue: PicturePart[];
}

/** What the JSON fields of the artwork forms hold, by name. */
@ApiExtraModels(PrintSizePart, CustomSizePart)
export class ArtworkFormParts {
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(PrintSizePart) },
    description: 'By size key; omitted sizes stay unchanged',
  })
  printSizes: Record<string, PrintSizePart>;

  @ApiProperty({
    type: 'array',
    items: { nullable: true, allOf: [{ $ref: getSchemaPath(CustomSizePart) }] },
    description: 'Up to three, by letter; letters that are omitted or null are taken off sale',
  })
  customSizes: (CustomSizePart | null)[];

  @ApiProperty({ type: SpecialEditionPart }) specialEdition: SpecialEditionPart;
  @ApiProperty({ type: PictureParts }) pictures: PictureParts;
}
