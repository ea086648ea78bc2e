import { applyDecorators } from '@nestjs/common';
import { IsEmail } from 'class-validator';
import { MaxLength } from './max-length';
import { Trim } from './trim';

/** The longest address that mail knows, https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3 without its brackets. */
const LONGEST = 254;

/** An e-mail address, without the spaces around it. Whatever is wrong with it has one sentence. */
export const IsEmailAddress = (message = 'Please enter a valid email address.'): PropertyDecorator =>
  applyDecorators(IsEmail({}, { message }), MaxLength(LONGEST, { message }), Trim());
