import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { AppError } from './app-error';

/**
 * Validates bodies and queries by their DTO class: unknown fields are refused, every error is reported by its field's
 * path.
 */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new AppError('validation_failed', { fields: fieldErrors(errors) }),
  });
}

/** `{'items.0.price': 'Enter a whole number.'}`: one sentence per field. */
export function fieldErrors(errors: ValidationError[], parent = ''): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const path = parent ? `${parent}.${error.property}` : error.property;
    const sentence = validationMessage(error);
    if (sentence !== null) fields[path] = sentence;
    Object.assign(fields, fieldErrors(error.children ?? [], path));
  }
  return fields;
}

/**
 * What to do about a value, for each rule of class-validator that words its own refusal: `price must not be greater than
 * 999999.99` names the property of a class, which no screen shows. The first group of a pattern is the rule's limit.
 */
const SENTENCES: Record<string, readonly [pattern: RegExp, sentence: (limit: string) => string]> = {
  max: [/ must not be greater than (\S+)$/, (limit) => `Enter ${formatted(limit)} or less.`],
  min: [/ must not be less than (\S+)$/, (limit) => `Enter ${formatted(limit)} or more.`],
  isInt: [/ must be an integer number$/, () => 'Enter a whole number.'],
  isNumber: [
    / must be a number conforming to the specified constraints$/,
    () => 'Enter a number with at most two decimals.',
  ],
  isString: [/ must be a string$/, () => 'Enter text.'],
  isNotEmpty: [/ should not be empty$/, () => 'Please fill this in.'],
  isIn: [/ must be one of the following values: /, () => 'Choose one of the options.'],
  isEnum: [/ must be one of the following values: /, () => 'Choose one of the options.'],
  isBoolean: [/ must be a boolean value$/, () => 'Choose yes or no.'],
  isEmail: [/ must be an email$/, () => 'Please enter a valid email address.'],
  isUrl: [/ must be a URL address$/, () => 'Enter a full address, starting with https://.'],
  maxLength: [
    / must be shorter than or equal to (\d+) characters$/,
    (limit) => `Use ${formatted(limit)} characters or fewer.`,
  ],
  minLength: [
    / must be longer than or equal to (\d+) characters$/,
    (limit) => `Use ${formatted(limit)} characters or more.`,
  ],
  arrayMaxSize: [
    / must contain no more than (\d+) elements$/,
    (limit) => `Choose ${formatted(limit)} or fewer.`,
  ],
  arrayMinSize: [/ must contain at least (\d+) elements$/, (limit) => `Choose at least ${formatted(limit)}.`],
};

/** The first error of a field as a sentence for the person who filled it in; null for an error of its parts. */
export function validationMessage({ constraints, value }: ValidationError): string | null {
  const [first] = Object.entries(constraints ?? {});
  if (!first) return null;
  const [rule, message] = first;
  const [pattern, sentence] = SENTENCES[rule] ?? [];
  const match = pattern?.exec(message);
  // A rule's own message is already a sentence.
  if (!match || !sentence) return message;
  return value === undefined || value === null ? 'Please fill this in.' : sentence(match[1] ?? '');
}

const formatted = (limit: string): string => Number(limit).toLocaleString('en-US');
