import {
  CUSTOM_SIZE_LABELS,
  DEFAULT_EXTRA_EDITION_COUNTS,
  extraEditionCountError,
  parseSize,
  type CustomSizeLabel,
} from '@gallery/domain';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { fieldErrors, rejectUnsafeValue } from '../../platform';
import {
  CustomSizePart,
  PicturePart,
  PrintSizePart,
  SpecialEditionPart,
  type PictureParts,
} from './dto/artwork-form-parts.dto';

/** Messages by path of the field. */
export type FormErrors = Record<string, string>;

const UNREADABLE = 'This could not be read.';
const UNKNOWN_FIELD = 'This form has no such field.';
const NO_SIZE = 'Please enter a size in inches, such as 24x36.';

/** Sizes of a form by their key. */
export function parsePrintSizes(text: string, errors: FormErrors): Map<string, PrintSizePart> {
  const sizes = new Map<string, PrintSizePart>();
  const json = parseObject(text);
  if (json === null) errors.printSizes = UNREADABLE;
  for (const [name, entry] of Object.entries(json ?? {})) {
    const size = parseSize(name);
    const part = size && parseValidProperties(PrintSizePart, entry, `printSizes.${name}`, errors);
    if (size === null) errors[`printSizes.${name}`] = NO_SIZE;
    else if (part) sizes.set(size, part);
  }
  return sizes;
}

/** Custom sizes by letter, which defaults to the letter of the position. */
export function parseCustomSizes(text: string, errors: FormErrors): Map<CustomSizeLabel, CustomSizePart> {
  const sizes = new Map<CustomSizeLabel, CustomSizePart>();
  const json = parseJson(text);
  if (!Array.isArray(json) || json.length > CUSTOM_SIZE_LABELS.length) {
    errors.customSizes = `You can add up to ${CUSTOM_SIZE_LABELS.length} custom sizes.`;
    return sizes;
  }
  json.forEach((entry: unknown, index) => {
    if (entry === null) return;
    const path = `customSizes.${index}`;
    const part = parseValidProperties(CustomSizePart, entry, path, errors);
    const label = part?.label ?? CUSTOM_SIZE_LABELS[index];
    if (!part || !label) return;
    if (sizes.has(label)) errors[path] = 'This letter appears twice.';
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
): SpecialEditionPart | null {
  const part = parseValidProperties(SpecialEditionPart, parseJson(text), 'specialEdition', errors);
  if (part === null) return null;
  if (part.imageSize && parseSize(part.imageSize) === null) errors['specialEdition.imageSize'] = NO_SIZE;
  validateExtraSize(part, fallback, 'specialEdition', errors);
  return part;
}

/** The pictures in their order. */
export function parsePictures(text: string, errors: FormErrors): PictureParts {
  const json = parseObject(text);
  if (json === null) errors.pictures = UNREADABLE;
  for (const name of Object.keys(json ?? {}))
    if (name !== 'artwork' && name !== 'catalogue') errors[`pictures.${name}`] = UNKNOWN_FIELD;
  const placesOf = (kind: 'artwork' | 'catalogue'): PicturePart[] => {
    const entries: unknown = json?.[kind] ?? [];
    if (!Array.isArray(entries)) {
      errors[`pictures.${kind}`] = UNREADABLE;
      return [];
    }
    return entries.flatMap(
      (entry: unknown, index) => parseStrict(PicturePart, entry, `pictures.${kind}.${index}`, errors) ?? [],
    );
  };
  return { artwork: placesOf('artwork'), catalogue: placesOf('catalogue') };
}

function validateExtraSize(part: CustomSizePart, fallback: number, path: string, errors: FormErrors): void {
  part.editionCount ??= fallback;
  const error = extraEditionCountError(part.editionCount);
  if (error !== null) errors[`${path}.editionCount`] = error;
  if (part.frameSize && parseSize(part.frameSize) === null) errors[`${path}.frameSize`] = NO_SIZE;
}

/** Validates one object against its class; when it is invalid, returns null and adds errors below its path. */
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
 * The valid fields of one object; errors are added below its path. The rest of a row is still validated, so that all of
 * its errors are reported at once: a form with an error is not written at all.
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
  const wrong = validateKnownFields(part);
  Object.assign(errors, fieldErrors(wrong, path));
  const sound = Object.entries(part).filter(([name]) => wrong.every(({ property }) => property !== name));
  return Object.assign(new type(), Object.fromEntries(sound));
}

/** The errors of an object; an unknown field counts as an error, because it would be lost silently. */
export function validateKnownFields(part: object): ValidationError[] {
  const options = { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true };
  return validateSync(part, options).map((error) =>
    error.constraints?.['whitelistValidation'] === undefined
      ? error
      : Object.assign(error, { constraints: { whitelistValidation: UNKNOWN_FIELD } }),
  );
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
