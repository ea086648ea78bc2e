import {
  EDITION_TEXT_NAMES,
  editionTextRule,
  SIZE_TEXT_NAMES,
  type EditionTextName,
  type SizeTextName,
} from '@gallery/domain';
import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches } from 'class-validator';
import { MaxLength, SINGLE_LINE, Trim } from '../../../platform';

// Decorators at run time, because the list of texts is in the domain. The overloads name the properties they add.

/** The DTO with the texts of every edition as an artwork form sends them: missing ones stay, empty ones are removed. */
export function withSizeTextInputs<Dto extends object>(
  dto: Type<Dto>,
): Type<Dto & Partial<Record<SizeTextName, string>>>;
export function withSizeTextInputs(dto: Type<object>): Type<object> {
  return withProperties(dto, SIZE_TEXT_NAMES, textInput);
}

/** The same with all texts, those of a special edition. */
export function withEditionTextInputs<Dto extends object>(
  dto: Type<Dto>,
): Type<Dto & Partial<Record<EditionTextName, string>>>;
export function withEditionTextInputs(dto: Type<object>): Type<object> {
  return withProperties(dto, EDITION_TEXT_NAMES, textInput);
}

/** The DTO with the texts of every edition as the admin gets them: empty for none. */
export function withSizeTexts<Dto extends object>(dto: Type<Dto>): Type<Dto & Record<SizeTextName, string>>;
export function withSizeTexts(dto: Type<object>): Type<object> {
  return withProperties(dto, SIZE_TEXT_NAMES, text);
}

/** The same with all texts, those of a special edition. */
export function withEditionTexts<Dto extends object>(
  dto: Type<Dto>,
): Type<Dto & Record<EditionTextName, string>>;
export function withEditionTexts(dto: Type<object>): Type<object> {
  return withProperties(dto, EDITION_TEXT_NAMES, text);
}

/** The DTO with the texts of every edition as the public gets them: null for none. */
export function withPublicTexts<Dto extends object>(
  dto: Type<Dto>,
): Type<Dto & Record<SizeTextName, string | null>>;
export function withPublicTexts(dto: Type<object>): Type<object> {
  return withProperties(dto, SIZE_TEXT_NAMES, () => ApiProperty({ type: String, nullable: true }));
}

function withProperties<Name extends EditionTextName>(
  dto: Type<object>,
  names: readonly Name[],
  property: (name: Name) => PropertyDecorator,
): Type<object> {
  class WithTexts extends dto {}
  for (const name of names) property(name)(WithTexts.prototype, name);
  return WithTexts;
}

const text = (): PropertyDecorator => ApiProperty({ type: String, description: 'Empty if there is none' });

function textInput(name: EditionTextName): PropertyDecorator {
  const { maxLength, label } = editionTextRule(name);
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength }),
    IsOptional(),
    Trim(),
    Matches(SINGLE_LINE, { message: `Please enter ${label.toLowerCase()} on one line.` }),
    MaxLength(maxLength, { message: `Please keep ${label.toLowerCase()} within ${maxLength} characters.` }),
    IsString(),
  );
}
