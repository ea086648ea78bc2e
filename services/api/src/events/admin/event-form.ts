import { fromLocalTime } from '@gallery/domain';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { AppError, fieldError, fieldErrors, readForm } from '../../platform';
import type { EventEntity } from '../entities/event.entity';
import { DEFAULT_EVENT_DURATION_MS, DEFAULT_MAX_GUESTS, MAX_HERO_IMAGE_BYTES } from '../events-policy';
import type { UpdateStudioEvent } from './dto/studio-event.dto';

const HERO_FIELD = 'heroImage';
/** A zone at the end of a time; a time without one is in the venue's zone. */
const ZONE = /(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;

/** A submitted event form: its fields are validated, its image is not. */
export interface SubmittedEventForm<T> {
  fields: T;
  heroImage: Buffer | null;
}

/**
 * Reads a multipart event form and validates it against its class.
 * @throws AppError `unsupported_media_type`, `validation_failed`, `payload_too_large`, `malformed_body`
 */
export async function parseEventForm<T extends object>(
  request: FastifyRequest,
  type: ClassConstructor<T>,
): Promise<SubmittedEventForm<T>> {
  const { fields, files } = await readForm(request, { files: 1, fileBytes: MAX_HERO_IMAGE_BYTES });
  const unknown = [...files.keys()].find((name) => name !== HERO_FIELD);
  if (unknown !== undefined) throw fieldError(unknown, 'This form has no such file field.');
  const form = plainToInstance(type, fields);
  const errors = validateSync(form, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  if (errors.length > 0) throw new AppError('validation_failed', { fields: fieldErrors(errors) });
  return { fields: form, heroImage: files.get(HERO_FIELD)?.bytes ?? null };
}

/** What the form sets on an event. */
export type EventFormValues = Pick<
  EventEntity,
  | 'title'
  | 'description'
  | 'location'
  | 'eventType'
  | 'hashtag'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'maxParticipants'
  | 'isVipOnly'
  | 'needsApproval'
  | 'isWatermarked'
  | 'sendsFollowUp'
  | 'cameraOffsetMs'
>;

/**
 * The values after applying the form; fields that it leaves out stay unchanged.
 * @throws AppError `validation_failed`
 */
export function applyEventForm(form: UpdateStudioEvent, before: EventFormValues): EventFormValues {
  const timeZone = form.timeZone ?? before.timeZone;
  const startsAt =
    form.eventDate === undefined ? before.startsAt : parseEventTime('eventDate', form.eventDate, timeZone);
  const durationMs = before.endsAt.getTime() - before.startsAt.getTime();
  const endsAt =
    form.endDate === undefined
      ? new Date(startsAt.getTime() + durationMs)
      : parseEventTime('endDate', form.endDate, timeZone);
  if (endsAt <= startsAt) throw fieldError('endDate', 'The event must end after it starts.');
  return {
    title: form.title ?? before.title,
    description: form.description ?? before.description,
    location: form.location ?? before.location,
    eventType: form.eventType ?? before.eventType,
    hashtag: form.hashtag === undefined ? before.hashtag : form.hashtag,
    startsAt,
    endsAt,
    timeZone,
    maxParticipants: form.maxAttendees === undefined ? before.maxParticipants : form.maxAttendees,
    isVipOnly: form.isVipOnly ?? before.isVipOnly,
    needsApproval: form.needsApproval ?? before.needsApproval,
    isWatermarked: form.isWatermarked ?? before.isWatermarked,
    sendsFollowUp: form.sendsFollowUp ?? before.sendsFollowUp,
    cameraOffsetMs: form.cameraOffsetMs ?? before.cameraOffsetMs,
  };
}

/** The values of an event before its form is applied. */
export const defaultEventFormValues = (now: Date, timeZone: string): EventFormValues => ({
  title: '',
  description: '',
  location: '',
  eventType: '',
  hashtag: null,
  startsAt: now,
  endsAt: new Date(now.getTime() + DEFAULT_EVENT_DURATION_MS),
  timeZone,
  maxParticipants: DEFAULT_MAX_GUESTS,
  isVipOnly: false,
  needsApproval: false,
  isWatermarked: false,
  sendsFollowUp: true,
  cameraOffsetMs: 0,
});

function parseEventTime(field: string, text: string, timeZone: string): Date {
  const [day = '', time = '00:00'] = text.split('T');
  const at = ZONE.test(time) ? new Date(text) : fromLocalTime(`${day}T${time}`, timeZone);
  // The range of the column.
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1970 || at.getUTCFullYear() > 9_999)
    throw fieldError(field, 'Please enter a date and a time.');
  return at;
}
