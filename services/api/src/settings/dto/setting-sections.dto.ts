import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { MaxLength, Nested, NestedEach, SINGLE_LINE, Trim } from '../../platform';
import { applyDecorators } from '@nestjs/common';

/** One line of text that must say something. */
export const TextLine = (most: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty(),
    Trim(),
    MaxLength(most, { message: `Please keep it within ${most} characters.` }),
    Matches(SINGLE_LINE, { message: 'Please enter it on one line.' }),
    IsNotEmpty({ message: 'Please enter it.' }),
    IsString({ message: 'Please enter it.' }),
  );

/** Dollars without cents, or none. */
const OptionalDollars = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Number, nullable: true, description }),
    IsOptional(),
    Max(10_000_000, { message: 'Please enter at most 10,000,000 dollars.' }),
    Min(1, { message: 'Please enter whole dollars, or none.' }),
    IsInt({ message: 'Please enter whole dollars, or none.' }),
  );

/** Who the gallery is: on every page, in mails and on certificates from now on. */
export class BrandSection {
  @TextLine(80) name: string;

  @ApiProperty({ type: String, nullable: true, description: 'Who made the works' })
  @IsOptional()
  @Trim()
  @MaxLength(120, { message: 'Please keep it within 120 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter it on one line.' })
  @IsString()
  artist: string | null;

  @ApiProperty({ description: 'Where visitors write to' })
  @Trim()
  @IsEmail({}, { message: 'Please enter an e-mail address.' })
  email: string;

  @TextLine(120) studio: string;
  @TextLine(60) city: string;

  @ApiProperty({ description: 'Middle of the area of free delivery' })
  @Trim()
  @Matches(/^\d{5}$/, { message: 'Please enter a ZIP of five digits.' })
  zip: string;
}

/** A link out of the gallery. */
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

/** The gallery elsewhere, and the charity that the proceeds fund. */
export class LinksSection {
  @ApiProperty({ type: [OutwardLink] })
  @NestedEach(() => OutwardLink)
  @ArrayMaxSize(8, { message: 'Please keep to eight links.' })
  @IsArray()
  links: OutwardLink[];

  @ApiProperty({ type: OutwardLink, nullable: true })
  @IsOptional()
  @Nested(() => OutwardLink)
  charity: OutwardLink | null;
}

/** How the gallery sells. */
export class SalesSection {
  @ApiProperty({ enum: ['inquire', 'purchase'], description: '`inquire` shows no price and sells nothing' })
  @IsIn(['inquire', 'purchase'])
  mode: 'inquire' | 'purchase';

  @ApiProperty({ enum: ['destination', 'always'], description: 'Texas only, or all' })
  @IsIn(['destination', 'always'])
  taxMode: 'destination' | 'always';

  @ApiProperty({ enum: ['surcharge', 'off'], description: 'Whether cards cost 3% more' })
  @IsIn(['surcharge', 'off'])
  cardFeeMode: 'surcharge' | 'off';

  @ApiProperty({ description: 'What the edition statement promises' })
  @Trim()
  @MaxLength(2_000, { message: 'Please keep it within 2,000 characters.' })
  @IsNotEmpty({ message: 'Please enter it.' })
  @IsString()
  editionPolicy: string;
}

/** What collectors have to spend for a level. */
export class LevelsSection {
  @OptionalDollars('Dollars for Premium; null leaves it to the owner') premium: number | null;
  @OptionalDollars('Dollars for VIP; null leaves it to the owner') vip: number | null;
}
