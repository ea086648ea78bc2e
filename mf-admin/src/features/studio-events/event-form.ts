import { isApiError } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { toDatetimeLocal } from '../../components/forms/datetime-local';

/** What stands in the form's boxes; a picture is kept by its input. */
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
});

const REQUIRED_ERROR = 'Title, description, and location are required';

/** What is wrong, by field; the server judges again. */
export function validateEvent(fields: EventFields): Partial<Record<keyof EventFields, string>> {
  const faults: Partial<Record<keyof EventFields, string>> = {};
  for (const name of ['title', 'description', 'location'] as const)
    if (!fields[name].trim()) faults[name] = REQUIRED_ERROR;
  if (!fields.eventDate) faults.eventDate = 'Please enter a date and a time.';
  if (fields.endDate && fields.endDate <= fields.eventDate)
    faults.endDate = 'Please enter a time after the beginning.';
  if (!/^([1-9]\d{0,4})?$/.test(fields.maxAttendees.trim()))
    faults.maxAttendees = 'Please enter a whole number of guests, or none.';
  return faults;
}

/** What the server refused, by field: a file that is no picture belongs to the picture. */
export function serverFieldErrors(failure: Error | null): Readonly<Record<string, string>> {
  if (isApiError(failure, 'unsupported_media_type'))
    return {
      heroImage: 'This is no picture that can be read. Please choose a JPEG, PNG, WebP, TIFF or AVIF.',
    };
  return isApiError(failure) ? failure.fields : {};
}

/** The form as it is sent, with the `version` that is edited. An empty end is left to the server. */
export function toEventFormData(
  fields: EventFields,
  heroImage: File | null,
  version: number | null,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.set('eventDate', new Date(fields.eventDate).toISOString());
  if (fields.endDate) form.set('endDate', new Date(fields.endDate).toISOString());
  else form.delete('endDate');
  if (version !== null) form.append('version', String(version));
  if (heroImage) form.append('heroImage', heroImage);
  return form;
}
