import {
  buildMessage,
  ValidateBy,
  type ValidationOptions,
  IsEmail,
  Matches,
  Max,
  Min,
  isISO8601,
  ValidateIf,
  IsObject,
  ValidateNested,
  validateSync,
} from 'class-validator';
import { Transform, Type, plainToInstance, type ClassConstructor } from 'class-transformer';
import { formatMoneyWithCents, toDollars, type Cents } from '@gallery/domain';
import { applyDecorators } from '@nestjs/common';
import { AppError } from '../errors/app-error';
import { fieldErrors } from '../errors/validation.pipe';

/** Names and subjects are email headers, where a second line would be another header. */
export const SINGLE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Trims a text before it is validated; anything else is left to the validator. */
export const Trim = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/**
 * The longest address that email knows, https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3 without its brackets.
 */
const MAX_EMAIL_LENGTH = 254;

/**
 * An email address, without the spaces around it. One message covers every error. `IsEmail` alone takes line ends
 * between quotation marks.
 */
export const IsEmailAddress = (message = 'Please enter a valid email address.'): PropertyDecorator =>
  applyDecorators(
    IsEmail({}, { message }),
    Matches(SINGLE_LINE, { message }),
    FitsColumn({ message }),
    Trim(),
  );

/** Addresses are stored in lower case, and the lower case of `İ` is two characters. */
const FitsColumn = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'fitsAsKept', validator: { validate: fitsColumn } }, options);

const fitsColumn = (value: unknown): boolean =>
  typeof value === 'string' && Array.from(value.normalize('NFC').toLowerCase()).length <= MAX_EMAIL_LENGTH;

/** Up to here a text is a name, a number or a subject; longer ones are written in several lines. */
const MAX_LINE_LENGTH = 200;

/**
 * The longest text that a column takes. Counts code points, as the database does: class-validator's own rule skips
 * variation selectors and so accepts texts that do not fit. Short texts are one line, because they end up in email headers,
 * file names and tables; a token is only compared.
 */
export const MaxLength = (
  max: number,
  { isToken = false, ...options }: ValidationOptions & { isToken?: boolean } = {},
): PropertyDecorator =>
  applyDecorators(
    FitsLength(max, options),
    ...(max > MAX_LINE_LENGTH || isToken ? [] : [OneLine({ each: options.each })]),
  );

const FitsLength = (max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxLength',
      constraints: [max],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && Array.from(value).length <= max,
        defaultMessage: buildMessage(
          (each) => `${each}$property must be shorter than or equal to $constraint1 characters`,
          options,
        ),
      },
    },
    options,
  );

/** No line ends and no control characters. */
export const OneLine = (options?: ValidationOptions): PropertyDecorator =>
  Matches(SINGLE_LINE, { message: 'Please enter this on one line.', ...options });

/** Whether a text can be compared with an ASCII column: MySQL refuses to compare it with other characters. */
export const isAscii = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);

/** The years of a datetime column, less the outermost, where a time zone or another day leads out of them. */
const FIRST_YEAR = 1_001;
const LAST_YEAR = 9_998;

/**
 * A date or time by ISO 8601, as far as JavaScript can read it (no weeks, no days of the year) and the database can
 * store it.
 */
export const IsDateTime = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'isMoment', validator: { validate: isDateTime } }, options);

function isDateTime(value: unknown): boolean {
  if (!isISO8601(value, { strict: true })) return false;
  const year = new Date(String(value)).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/**
 * A field that may be left out, and is validated when it is there. `IsOptional` also lets null past every other rule.
 */
export const OptionalField = (): PropertyDecorator =>
  ValidateIf((_holder: object, value: unknown) => value !== undefined);

/** One object of the class. `ValidateNested` alone also takes a list of them, or an empty one. */
export const Nested = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(IsObject(), ValidateNested(), Type(type));

/** Objects of the class in a list, and no lists inside it. Says nothing about the list itself. */
export const NestedEach = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(IsObject({ each: true }), ValidateNested({ each: true }), Type(type));

/** One object of the class, or null. */
export const NestedOrNull = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_holder: object, value: unknown) => value !== null),
    Nested(type),
  );

/** Forms send text: an empty field is null, digits are a number. */
export const FormNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (value === '') return null;
    return typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  });

/** Forms send text: `true` and the `on` of a checkbox are true, `false` and nothing are false. */
export const FormBoolean = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (value === 'true' || value === 'on') return true;
    return value === 'false' || value === '' ? false : value;
  });

/** A number with at most two decimals. `IsNumber` fails on numbers that JavaScript writes with an exponent, as 1e-9. */
export const TwoDecimals = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'twoDecimals',
      validator: {
        validate: hasTwoDecimals,
        defaultMessage: buildMessage(
          (each) => `${each}$property must be a number with at most two decimals`,
          options,
        ),
      },
    },
    options,
  );

const hasTwoDecimals = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(2)) === value;

const NOT_AN_AMOUNT = { message: 'Please enter an amount in dollars, such as 185.50.' };

/** An amount that is paid at once, in dollars. Nothing typed arrives as null and is answered as no amount. */
export const DollarAmount = (max: Cents): PropertyDecorator =>
  applyDecorators(
    TwoDecimals(NOT_AN_AMOUNT),
    Min(0.01, NOT_AN_AMOUNT),
    Max(toDollars(max), { message: `A single payment can be up to ${formatMoneyWithCents(max)}.` }),
  );

/**
 * JSON of a column as an instance of its class: validated when it is written, and again when it is read, because the
 * class may have changed.
 * @param unknownFields `refuse` for what is written now; `drop` for what was written for an older class
 * @throws AppError `validation_failed` by field
 */
export function parseStoredJson<Content extends object>(
  type: ClassConstructor<Content>,
  json: unknown,
  unknownFields: 'refuse' | 'drop',
): Content {
  if (!isPlainObject(json))
    throw new AppError('validation_failed', { message: 'The content must be an object.' });
  const content = plainToInstance(type, json);
  const errors = validateSync(content, {
    whitelist: true,
    forbidNonWhitelisted: unknownFields === 'refuse',
    stopAtFirstError: true,
  });
  if (errors.length > 0) throw new AppError('validation_failed', { fields: fieldErrors(errors) });
  return content;
}

const isPlainObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
