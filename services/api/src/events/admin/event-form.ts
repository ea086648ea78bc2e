import { AppError } from '../../platform';
import type { UpdateStudioEvent } from './dto/studio-event.dto';
import type { EventEntity } from '../entities/event.entity';

/** How long an event lasts unless the owner says. In milliseconds. */
const DEFAULT_EVENT_DURATION_MS = 3 * 3_600_000;
/** A zone at the end of a time; without one it is UTC, and not the server's own. */
const ZONE = /(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;

/** What the owner says of an event in its form. */
export type EventFormValues = Omit<
  EventEntity,
  | 'id'
  | 'status'
  | 'photoSeq'
  | 'revision'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'heroMediaId'
  | 'heroAlt'
>;

/**
 * The facts of an event after the form; what it leaves out is as it was.
 * @throws AppError `validation_failed`
 */
export function applyEventForm(form: UpdateStudioEvent, before: EventFormValues): EventFormValues {
  const startsAt =
    form.eventDate === undefined ? before.startsAt : parseEventTime('eventDate', form.eventDate);
  const lastsMs = before.endsAt.getTime() - before.startsAt.getTime();
  const endsAt =
    form.endDate === undefined
      ? new Date(startsAt.getTime() + lastsMs)
      : parseEventTime('endDate', form.endDate);
  if (endsAt <= startsAt)
    throw new AppError('validation_failed', { fields: { endDate: 'The event must end after it begins.' } });
  return {
    title: form.title ?? before.title,
    description: form.description ?? before.description,
    location: form.location ?? before.location,
    eventType: form.eventType ?? before.eventType,
    startsAt,
    endsAt,
    maxParticipants: form.maxAttendees === undefined ? before.maxParticipants : form.maxAttendees,
    isVipOnly: form.isVipOnly ?? before.isVipOnly,
    needsApproval: form.needsApproval ?? before.needsApproval,
    isWatermarked: form.isWatermarked ?? before.isWatermarked,
    cameraOffsetMs: form.cameraOffsetMs ?? before.cameraOffsetMs,
  };
}

/** What an event is before its form says anything. */
export const defaultEventFormValues = (now: Date): EventFormValues => ({
  title: '',
  description: '',
  location: '',
  eventType: '',
  startsAt: now,
  endsAt: new Date(now.getTime() + DEFAULT_EVENT_DURATION_MS),
  maxParticipants: null,
  isVipOnly: false,
  needsApproval: false,
  isWatermarked: false,
  cameraOffsetMs: 0,
});

function parseEventTime(field: string, text: string): Date {
  const hasTime = text.includes('T');
  const at = new Date(hasTime && !ZONE.test(text.slice(text.indexOf('T'))) ? `${text}Z` : text);
  // What the column holds.
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1970 || at.getUTCFullYear() > 9_999)
    throw new AppError('validation_failed', { fields: { [field]: 'Please enter a date and a time.' } });
  return at;
}
