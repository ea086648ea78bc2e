import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import { AppError } from '../errors/app-error';
import { fieldErrors } from '../errors/validation.pipe';

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
