import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, Matches } from 'class-validator';
import { MaxLength, Trim } from '../../platform';

/** A heading, name or caption: one line that must say something. */
export const Line = (description?: string): PropertyDecorator =>
  applyDecorators(describe(description), Trim(), IsString(), IsNotEmpty(), MaxLength(200));

/** One paragraph that must say something. */
export const Prose = (description?: string): PropertyDecorator =>
  applyDecorators(describe(description), Trim(), IsString(), IsNotEmpty(), MaxLength(2_000));

/** Paragraphs or lines, in their order; there may be none. */
export const ProseList = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [String] }),
    IsArray(),
    ArrayMaxSize(20),
    IsString({ each: true }),
    IsNotEmpty({ each: true }),
    MaxLength(2_000, { each: true }),
  );

/** A path of this site or a secure address elsewhere: nothing that would run a script. */
export const LinkAddress = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ description: 'A path of the site or an https address' }),
    IsString(),
    Matches(/^(\/(?!\/)|https:\/\/)/, {
      message: 'The address must be a path such as /contact or begin with https://.',
    }),
    MaxLength(500),
  );

const describe = (description: string | undefined): PropertyDecorator =>
  ApiProperty(description === undefined ? {} : { description });
