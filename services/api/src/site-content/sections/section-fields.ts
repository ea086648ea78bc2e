import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, Matches } from 'class-validator';
import { MaxLength, Trim, NestedOrNull } from '../../platform';

/** A heading, name or caption: one line, not empty. */
export const Line = (description?: string): PropertyDecorator =>
  applyDecorators(describe(description), Trim(), IsString(), IsNotEmpty(), MaxLength(200));

/** One paragraph, not empty. */
export const Prose = (description?: string): PropertyDecorator =>
  applyDecorators(describe(description), Trim(), IsString(), IsNotEmpty(), MaxLength(2_000));

/** Paragraphs or lines; may be empty. */
export const ProseList = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [String] }),
    IsArray(),
    ArrayMaxSize(20),
    IsString({ each: true }),
    IsNotEmpty({ each: true }),
    MaxLength(2_000, { each: true }),
  );

/** A path of this site or an https URL: nothing that could run a script. */
export const LinkAddress = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ description: 'A path of the site, or an https URL' }),
    IsString(),
    Matches(/^(\/(?!\/)|https:\/\/)/, {
      message: 'The address must be a path such as /contact or begin with https://.',
    }),
    MaxLength(500),
  );

const describe = (description: string | undefined): PropertyDecorator =>
  ApiProperty(description === undefined ? {} : { description });

/** A picture in one place, with its alternative text for that place. An empty text marks a decorative picture. */
export class PictureUse {
  /** Id of a stored picture. */
  @Matches(/^[0-9a-f]{32}$/, { message: 'Please upload the picture first.' })
  mediaId: string;

  @Trim()
  @IsString()
  @MaxLength(500)
  alt: string;
}

export function OptionalPicture(): PropertyDecorator {
  return NestedOrNull(() => PictureUse);
}
