import {
  ARTWORK_FRAME_STYLES,
  CUSTOM_SIZE_LABELS,
  DEFAULT_EXTRA_EDITION_COUNTS,
  extraEditionCountError,
  parseSize,
  type CustomSizeLabel,
} from '@gallery/domain';
import { plainToInstance, Transform, type ClassConstructor } from 'class-transformer';
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
  validateSync,
} from 'class-validator';
import { fieldErrors, MaxLength, rejectUnsafeValue, Trim, TwoDecimals } from '../../platform';
import { MAX_EDITION_SIZE, MAX_PRICE_DOLLARS } from '../catalog-policy';

/** Messages by path of the field. */
export type FormErrors = Record<string, string>;

const FRAMES = [...ARTWORK_FRAME_STYLES, 'Unframed'];
const UNREADABLE = 'This could not be read.';
const NO_PRICE = 'Please enter a price in dollars.';
const NO_COUNT = 'An edition has from 1 to 1000 numbers.';
const NO_SIZE = 'Please enter a size in inches, such as 24x36.';

/** Forms send numbers as text, and an empty string for none. */
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

/** An entry of `printSizes` as the form sends it. */
export class PrintSizeField {
  @IsBoolean({ message: UNREADABLE }) enabled: boolean;
  @Price() price: number = 0;

  @Max(MAX_EDITION_SIZE, { message: NO_COUNT })
  @Min(1, { message: NO_COUNT })
  @IsInt({ message: NO_COUNT })
  @Amount()
  editionCount: number;

  @IsOptional() @Trim() @MaxLength(60) @IsString() framedSize?: string;
  @IsOptional() @IsIn(FRAMES, { message: 'Please choose a frame.' }) frameStyle?:
    | (typeof ARTWORK_FRAME_STYLES)[number]
    | 'Unframed';
}

/** A custom size as the form sends it. */
export class CustomSizeField {
  @IsOptional() @IsIn(CUSTOM_SIZE_LABELS) label?: CustomSizeLabel;
  @IsOptional() @Trim() @MaxLength(40) @IsString() imageSize?: string;
  @IsOptional() @Trim() @MaxLength(40) @IsString() frameSize?: string;
  @IsOptional() @IsIn(FRAMES, { message: 'Please choose a frame.' }) frameStyle?:
    | (typeof ARTWORK_FRAME_STYLES)[number]
    | 'Unframed';
  @Price() price: number = 0;

  @IsOptional()
  @IsInt({ message: extraEditionCountError(0) ?? '' })
  @Amount()
  editionCount?: number;
}

/** A special edition as the forms send it. */
export class SpecialEditionField extends CustomSizeField {
  @IsOptional() @Trim() @MaxLength(120) @IsString() name?: string;
  @IsOptional() @Trim() @MaxLength(120) @IsString() customFrameStyle?: string;
}

/** A picture of an artwork with its alternative text. */
export class PictureField {
  @IsHexadecimal() @Length(32, 32) mediaId: string;

  @IsOptional()
  @Trim()
  @MaxLength(500, { message: 'Please keep the description of a picture within 500 characters.' })
  @IsString()
  alt?: string;
}

/** Pictures of an artwork, in their order. */
export interface PictureFields {
  artwork: PictureField[];
  catalogue: PictureField[];
}

/** Sizes of a form by their key. */
export function parsePrintSizes(text: string, errors: FormErrors): Map<string, PrintSizeField> {
  const sizes = new Map<string, PrintSizeField>();
  const json = parseObject(text);
  if (json === null) errors.printSizes = UNREADABLE;
  for (const [name, entry] of Object.entries(json ?? {})) {
    const size = parseSize(name);
    const part = size && parseValidProperties(PrintSizeField, entry, `printSizes.${name}`, errors);
    if (size === null) errors[`printSizes.${name}`] = NO_SIZE;
    else if (part) sizes.set(size, part);
  }
  return sizes;
}

/** Custom sizes by letter, which defaults to the letter of the position. */
export function parseCustomSizes(text: string, errors: FormErrors): Map<CustomSizeLabel, CustomSizeField> {
  const sizes = new Map<CustomSizeLabel, CustomSizeField>();
  const json = parseJson(text);
  if (!Array.isArray(json) || json.length > CUSTOM_SIZE_LABELS.length) {
    errors.customSizes = `There are up to ${CUSTOM_SIZE_LABELS.length} custom sizes.`;
    return sizes;
  }
  json.forEach((entry: unknown, index) => {
    if (entry === null) return;
    const path = `customSizes.${index}`;
    const part = parseValidProperties(CustomSizeField, entry, path, errors);
    const label = part?.label ?? CUSTOM_SIZE_LABELS[index];
    if (!part || !label) return;
    if (sizes.has(label)) errors[path] = 'This letter is there twice.';
    if (parseSize(part.imageSize ?? '') === null) errors[`${path}.imageSize`] = NO_SIZE;
    validateExtraSize(part, DEFAULT_EXTRA_EDITION_COUNTS.custom, path, errors);
    sizes.set(label, part);
  });
  return sizes;
}

/** @param fallback the default edition count of the form */
export function parseSpecialEdition(
  text: string,
  fallback: number,
  errors: FormErrors,
): SpecialEditionField | null {
  const part = parseValidProperties(SpecialEditionField, parseJson(text), 'specialEdition', errors);
  if (part === null) return null;
  if (part.imageSize && parseSize(part.imageSize) === null) errors['specialEdition.imageSize'] = NO_SIZE;
  validateExtraSize(part, fallback, 'specialEdition', errors);
  return part;
}

/** The pictures in their order. */
export function parsePictures(text: string, errors: FormErrors): PictureFields {
  const json = parseObject(text);
  if (json === null) errors.pictures = UNREADABLE;
  const placesOf = (kind: 'artwork' | 'catalogue'): PictureField[] => {
    const entries: unknown = json?.[kind] ?? [];
    if (!Array.isArray(entries)) {
      errors[`pictures.${kind}`] = UNREADABLE;
      return [];
    }
    return entries.flatMap(
      (entry: unknown, index) => parseStrict(PictureField, entry, `pictures.${kind}.${index}`, errors) ?? [],
    );
  };
  return { artwork: placesOf('artwork'), catalogue: placesOf('catalogue') };
}

function validateExtraSize(part: CustomSizeField, fallback: number, path: string, errors: FormErrors): void {
  part.editionCount ??= fallback;
  const error = extraEditionCountError(part.editionCount);
  if (error !== null) errors[`${path}.editionCount`] = error;
  if (part.frameSize && parseSize(part.frameSize) === null) errors[`${path}.frameSize`] = NO_SIZE;
}

/** Validates one object against its class; null and errors below its path when it is invalid. */
function parseStrict<Part extends object>(
  type: ClassConstructor<Part>,
  value: unknown,
  path: string,
  errors: FormErrors,
): Part | null {
  const found: FormErrors = {};
  const part = parseValidProperties(type, value, path, found);
  Object.assign(errors, found);
  return Object.keys(found).length === 0 ? part : null;
}

/**
 * What is right of one object; what is wrong goes beneath its path. The rest of a row is judged all the same, so that
 * everything that is wrong with it is said at once: nothing of a form with an error is written.
 */
function parseValidProperties<Part extends object>(
  type: ClassConstructor<Part>,
  value: unknown,
  path: string,
  errors: FormErrors,
): Part | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    errors[path] = UNREADABLE;
    return null;
  }
  const part = plainToInstance(type, value);
  const wrong = validateSync(part, { whitelist: true, stopAtFirstError: true });
  Object.assign(errors, fieldErrors(wrong, path));
  const sound = Object.entries(part).filter(([name]) => wrong.every(({ property }) => property !== name));
  return Object.assign(new type(), Object.fromEntries(sound));
}

function parseObject(text: string): Record<string, unknown> | null {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, rejectUnsafeValue);
  } catch {
    return undefined;
  }
}
