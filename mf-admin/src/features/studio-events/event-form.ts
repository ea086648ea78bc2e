import { isApiError } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { toDatetimeLocal } from '../../components/forms/typed-values';

/** An event as it is typed. */
export interface EventFields {
  title: string;
  description: string;
  /** As a `datetime-local` box writes it, in this computer's zone. */
  eventDate: string;
  endDate: string;
  location: string;
  /** Digits; empty for no limit. */
  maxAttendees: string;
  eventType: string;
  isVipOnly: boolean;
  needsApproval: boolean;
  isWatermarked: boolean;
  /** Chosen here; null leaves the picture as it is. */
  heroImage: File | null;
}

/** What a new event begins with. */
export const NEW_EVENT: EventFields = {
  title: '',
  description: '',
  eventDate: '',
  endDate: '',
  location: '',
  maxAttendees: '50',
  eventType: '',
  isVipOnly: false,
  needsApproval: false,
  isWatermarked: false,
  heroImage: null,
};

/** An event as the form shows it. */
export const toEventFields = (event: StudioEvent): EventFields => ({
  title: event.title,
  description: event.description,
  eventDate: toDatetimeLocal(event.eventDate),
  endDate: toDatetimeLocal(event.endDate),
  location: event.location,
  maxAttendees: event.maxAttendees === null ? '' : String(event.maxAttendees),
  eventType: event.eventType,
  isVipOnly: event.isVipOnly,
  needsApproval: event.needsApproval,
  isWatermarked: event.isWatermarked,
  heroImage: null,
});

const REQUIRED_ERROR = 'Title, description, and location are required';

/** What is wrong, by field; the server checks again. */
export function validateEvent(fields: EventFields): Partial<Record<keyof EventFields, string>> {
  const errors: Partial<Record<keyof EventFields, string>> = {};
  for (const name of ['title', 'description', 'location'] as const)
    if (!fields[name].trim()) errors[name] = REQUIRED_ERROR;
  if (!fields.eventDate) errors.eventDate = 'Please enter a date and a time.';
  if (fields.endDate && fields.endDate <= fields.eventDate)
    errors.endDate = 'Please enter a time after the beginning.';
  if (!/^([1-9]\d{0,4})?$/.test(fields.maxAttendees.trim()))
    errors.maxAttendees = 'Please enter a whole number of guests, or none.';
  return errors;
}

/** What the server refused, by field: a file that cannot be read belongs to the picture. */
export function eventFieldErrors(error: Error): Readonly<Record<string, string>> {
  if (isApiError(error, 'unsupported_media_type'))
    return {
      heroImage: 'This is no picture that can be read. Please choose a JPEG, PNG, WebP, TIFF or AVIF.',
    };
  return isApiError(error) ? error.fields : {};
}

/** The form as it is sent, with the `version` that is edited. An empty end is left to the server. */
export function toEventFormData({ heroImage, ...fields }: EventFields, version: number | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.set('eventDate', new Date(fields.eventDate).toISOString());
  if (fields.endDate) form.set('endDate', new Date(fields.endDate).toISOString());
  else form.delete('endDate');
  if (version !== null) form.append('version', String(version));
  if (heroImage) form.append('heroImage', heroImage);
  return form;
}
