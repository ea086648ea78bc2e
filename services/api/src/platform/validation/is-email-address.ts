import { applyDecorators } from '@nestjs/common';
import { IsEmail, Matches, ValidateBy, type ValidationOptions } from 'class-validator';
import { SINGLE_LINE } from './one-line';
import { Trim } from './trim';

/** The longest address that mail knows, https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3 without its brackets. */
const MAX_EMAIL_LENGTH = 254;

/**
 * An e-mail address, without the spaces around it. Whatever is wrong with it has one sentence. `IsEmail` alone takes line
 * ends between quotation marks.
 */
export const IsEmailAddress = (message = 'Please enter a valid email address.'): PropertyDecorator =>
  applyDecorators(
    IsEmail({}, { message }),
    Matches(SINGLE_LINE, { message }),
    FitsColumn({ message }),
    Trim(),
  );

/** Addresses are kept in small letters, and the small form of `İ` is two characters. */
const FitsColumn = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'fitsAsKept', validator: { validate: fitsColumn } }, options);

const fitsColumn = (value: unknown): boolean =>
  typeof value === 'string' && Array.from(value.normalize('NFC').toLowerCase()).length <= MAX_EMAIL_LENGTH;
