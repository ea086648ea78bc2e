import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { AppError } from './app-error';
import { validationMessage } from './validation-messages';

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
