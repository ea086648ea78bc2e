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
import {
  CUSTOM_LABELS,
  EXTRA_COUNT,
  extraCountFault,
  parseSize,
  WORK_FRAMES,
  type CustomLabel,
} from '@gallery/domain';
import { fieldFaults, MaxLength, refuseUnusable, Trim, TwoDecimals } from '../../platform';

/** What is wrong, by the path of the field. */
export type Faults = Record<string, string>;

const FRAMES = [...WORK_FRAMES, 'Unframed'];
const UNREADABLE = 'This could not be read.';
const NO_PRICE = 'Please enter a price in dollars.';
const NO_COUNT = 'An edition has from 1 to 1000 numbers.';
const NO_SIZE = 'Please enter a size in inches, such as 24x36.';
const HIGHEST_PRICE = 10_000_000;
const MOST_NUMBERS = 1_000;

/** Forms send numbers as text, and nothing for none: the price falls back to 0. */
const Amount = (fallback?: number): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (value === '' || value === null) return fallback;
    return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  });

const Price = (): PropertyDecorator => (target, property) => {
  TwoDecimals({ message: NO_PRICE })(target, property);
  Min(0, { message: NO_PRICE })(target, property);
  Max(HIGHEST_PRICE, { message: NO_PRICE })(target, property);
  Amount(0)(target, property);
};

/** An entry of `printSizes` as the form sends it. */
export class PrintSizePart {
  @IsBoolean({ message: UNREADABLE }) enabled: boolean;
  @Price() price: number = 0;

  @Max(MOST_NUMBERS, { message: NO_COUNT })
  @Min(1, { message: NO_COUNT })
  @IsInt({ message: NO_COUNT })
  @Amount()
  editionCount: number;

  @IsOptional() @Trim() @MaxLength(60) @IsString() framedSize?: string;
  @IsOptional() @IsIn(FRAMES, { message: 'Please choose a frame.' }) frameStyle?:
    | (typeof WORK_FRAMES)[number]
    | 'Unframed';
}

/** A custom size as the form sends it. */
export class CustomSizePart {
  @IsOptional() @IsIn(CUSTOM_LABELS) label?: CustomLabel;
  @IsOptional() @Trim() @MaxLength(40) @IsString() imageSize?: string;
  @IsOptional() @Trim() @MaxLength(40) @IsString() frameSize?: string;
  @IsOptional() @IsIn(FRAMES, { message: 'Please choose a frame.' }) frameStyle?:
    | (typeof WORK_FRAMES)[number]
    | 'Unframed';
  @Price() price: number = 0;

  @IsOptional()
  @IsInt({ message: extraCountFault(0) ?? '' })
  @Amount()
  editionCount?: number;
}

/** A special edition as the forms send it. */
export class SpecialEditionPart extends CustomSizePart {
  @IsOptional() @Trim() @MaxLength(120) @IsString() name?: string;
  @IsOptional() @Trim() @MaxLength(120) @IsString() customFrameStyle?: string;
}

/** A picture in its place: which, and what it shows there. */
export class PicturePart {
  @IsHexadecimal() @Length(32, 32) mediaId: string;

  @IsOptional()
  @Trim()
  @MaxLength(500, { message: 'Please keep the description of a picture within 500 characters.' })
  @IsString()
  alt?: string;
}

/** Pictures of a work, in their order. */
export interface PictureOrder {
  artwork: PicturePart[];
  catalogue: PicturePart[];
}

/** Sizes of a form by their key. */
export function readPrintSizes(text: string, faults: Faults): Map<string, PrintSizePart> {
  const sizes = new Map<string, PrintSizePart>();
  const json = objectOf(text);
  if (json === null) faults.printSizes = UNREADABLE;
  for (const [name, entry] of Object.entries(json ?? {})) {
    const size = parseSize(name);
    const part = size && soundPartOf(PrintSizePart, entry, `printSizes.${name}`, faults);
    if (size === null) faults[`printSizes.${name}`] = NO_SIZE;
    else if (part) sizes.set(size, part);
  }
  return sizes;
}

/** Custom sizes by their letter; without one, a size has the letter of its place. */
export function readCustomSizes(text: string, faults: Faults): Map<CustomLabel, CustomSizePart> {
  const sizes = new Map<CustomLabel, CustomSizePart>();
  const json = parsed(text);
  if (!Array.isArray(json) || json.length > CUSTOM_LABELS.length) {
    faults.customSizes = `There are up to ${CUSTOM_LABELS.length} custom sizes.`;
    return sizes;
  }
  json.forEach((entry: unknown, index) => {
    if (entry === null) return;
    const path = `customSizes.${index}`;
    const part = soundPartOf(CustomSizePart, entry, path, faults);
    const label = part?.label ?? CUSTOM_LABELS[index];
    if (!part || !label) return;
    if (sizes.has(label)) faults[path] = 'This letter is there twice.';
    if (parseSize(part.imageSize ?? '') === null) faults[`${path}.imageSize`] = NO_SIZE;
    judgeExtra(part, EXTRA_COUNT.custom, path, faults);
    sizes.set(label, part);
  });
  return sizes;
}

/** A special edition; `fallback` is the count of its form. */
export function readSpecialEdition(
  text: string,
  fallback: number,
  faults: Faults,
): SpecialEditionPart | null {
  const part = soundPartOf(SpecialEditionPart, parsed(text), 'specialEdition', faults);
  if (part === null) return null;
  if (part.imageSize && parseSize(part.imageSize) === null) faults['specialEdition.imageSize'] = NO_SIZE;
  judgeExtra(part, fallback, 'specialEdition', faults);
  return part;
}

/** Which pictures in which order. */
export function readPictures(text: string, faults: Faults): PictureOrder {
  const json = objectOf(text);
  if (json === null) faults.pictures = UNREADABLE;
  const placesOf = (kind: 'artwork' | 'catalogue'): PicturePart[] => {
    const entries: unknown = json?.[kind] ?? [];
    if (!Array.isArray(entries)) {
      faults[`pictures.${kind}`] = UNREADABLE;
      return [];
    }
    return entries.flatMap(
      (entry: unknown, index) => checked(PicturePart, entry, `pictures.${kind}.${index}`, faults) ?? [],
    );
  };
  return { artwork: placesOf('artwork'), catalogue: placesOf('catalogue') };
}

function judgeExtra(part: CustomSizePart, fallback: number, path: string, faults: Faults): void {
  part.editionCount ??= fallback;
  const fault = extraCountFault(part.editionCount);
  if (fault !== null) faults[`${path}.editionCount`] = fault;
  if (part.frameSize && parseSize(part.frameSize) === null) faults[`${path}.frameSize`] = NO_SIZE;
}

/** One object of a JSON text by the rules of its class, or null; what is wrong goes beneath its path. */
function checked<Part extends object>(
  type: ClassConstructor<Part>,
  value: unknown,
  path: string,
  faults: Faults,
): Part | null {
  const found: Faults = {};
  const part = soundPartOf(type, value, path, found);
  Object.assign(faults, found);
  return Object.keys(found).length === 0 ? part : null;
}

/**
 * What is right of one object; what is wrong goes beneath its path. The rest of a row is judged all the same, so that
 * everything that is wrong with it is said at once: nothing of a form with a fault is written.
 */
function soundPartOf<Part extends object>(
  type: ClassConstructor<Part>,
  value: unknown,
  path: string,
  faults: Faults,
): Part | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults[path] = UNREADABLE;
    return null;
  }
  const part = plainToInstance(type, value);
  const wrong = validateSync(part, { whitelist: true, stopAtFirstError: true });
  Object.assign(faults, fieldFaults(wrong, path));
  const sound = Object.entries(part).filter(([name]) => wrong.every(({ property }) => property !== name));
  return Object.assign(new type(), Object.fromEntries(sound));
}

function objectOf(text: string): Record<string, unknown> | null {
  const value = parsed(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, refuseUnusable);
  } catch {
    return undefined;
  }
}
