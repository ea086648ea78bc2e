import { buildMessage, ValidateBy, type ValidationOptions, IsEmail, Matches } from 'class-validator';
import { Transform } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';

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
