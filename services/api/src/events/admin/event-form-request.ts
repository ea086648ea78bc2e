import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { AppError, fieldFaults, readForm } from '../../platform';

/** A photograph out of a camera; larger ones are no promo pictures. In bytes: 32 MiB. */
const MAX_HERO_BYTES = 33_554_432;
const HERO_FIELD = 'heroImage';

/** An event form as it was sent: its fields checked, its picture not yet looked at. */
export interface SubmittedEventForm<T> {
  fields: T;
  heroImage: Buffer | null;
}

/**
 * Reads a multipart event form by the rules of its class.
 * @throws AppError `unsupported_media_type`, `validation_failed`, `payload_too_large`, `malformed_body`
 */
export async function parseEventForm<T extends object>(
  request: FastifyRequest,
  type: ClassConstructor<T>,
): Promise<SubmittedEventForm<T>> {
  const { fields, files } = await readForm(request, { files: 1, fileBytes: MAX_HERO_BYTES });
  const unknown = [...files.keys()].find((name) => name !== HERO_FIELD);
  if (unknown !== undefined)
    throw new AppError('validation_failed', { fields: { [unknown]: 'This form takes no such file.' } });
  const form = plainToInstance(type, fields);
  const faults = validateSync(form, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  if (faults.length > 0) throw new AppError('validation_failed', { fields: fieldFaults(faults) });
  return { fields: form, heroImage: files.get(HERO_FIELD)?.bytes ?? null };
}
