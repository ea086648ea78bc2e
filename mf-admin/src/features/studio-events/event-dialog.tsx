import { updateStudioEvent, createStudioEvent, isApiError } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { hashtagError, isTimeZone, MAX_HASHTAG_LENGTH, toLocalTime } from '@gallery/domain';
import { showToast, useGallerySettings } from '@gallery/session';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { useFormVersion } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { PromoPictureField } from './promo-picture-field';
import { OpenRecord } from '../../components/live-updates/live-records';

interface EventDialogProps {
  /** The event that is edited, as it is now; null for a new one. */
  event: StudioEvent | null;
  onClose: () => void;
  /** Called once it is saved: the list has to be fetched again. */
  onSaved: () => void;
}

/** The form of an event, new or edited. What was typed stays when saving fails. */
export function EventDialog({ event, onClose, onSaved }: EventDialogProps) {
  const timeZone = useGallerySettings(({ settings }) => settings.brand.timeZone);
  const failureTitle = event ? 'Error updating event' : 'Error creating event';
  const form = useMutationForm({
    mutation: event ? updateStudioEvent(event.id) : createStudioEvent(),
    defaultValues: event ? toEventFields(event) : { ...NEW_EVENT, timeZone },
    validate: validateEvent,
    fieldErrors: eventFieldErrors,
    toRequest: (fields) => toEventFormData(fields, event && seen.version),
    toast: event ? 'Event updated successfully' : 'Event created successfully',
    onSuccess: onSaved,
    onError: () => showToast({ title: failureTitle, tone: 'destructive' }),
  });
  const seen = useFormVersion(event?.version ?? 0, form.error);
  const takeCurrent = () => {
    if (event) form.reset(toEventFields(event));
    seen.accept();
  };
  return (
    <OpenRecord record={event && { kind: 'event', id: event.id }}>
      <FormDialog
        form={form}
        title={event ? `Edit ${event.title}` : 'Create Event'}
        saveLabel={event ? 'Save changes' : 'Create Event'}
        failureTitle={failureTitle}
        conflict={event ? { of: 'event', onTake: takeCurrent, isNewer: seen.isNewer } : undefined}
        onClose={onClose}
      >
        <FieldGrid>
          <FullWidth>
            <form.TextField name="title" label="Title *" maxLength={200} />
          </FullWidth>
          <FullWidth>
            <form.TextAreaField name="description" label="Description *" rows={4} maxLength={5_000} />
          </FullWidth>
          <form.TextField name="eventDate" label="Starts *" type="datetime-local" />
          <form.TextField
            name="endDate"
            label="Ends"
            type="datetime-local"
            hint="Leave empty to end three hours later"
          />
          <form.TextField
            name="timeZone"
            label="Time zone of the venue *"
            hint="For both times and everything guests see, such as America/Chicago"
            list={TIME_ZONES_ID}
          />
          <TimeZoneList />
          <form.TextField name="location" label="Location *" maxLength={200} />
          <form.TextField
            name="maxAttendees"
            label="Guest limit"
            inputMode="numeric"
            hint="Leave empty for no limit"
          />
          <form.TextField
            name="eventType"
            label="Event type"
            maxLength={60}
            hint="Such as portrait session"
          />
          <form.TextField
            name="hashtag"
            label="Hashtag"
            maxLength={MAX_HASHTAG_LENGTH}
            hint="Leave empty for the gallery’s hashtag"
          />
          <FullWidth>
            <form.Field name="heroImage">
              {({ value, onChange, error, isPending }) => (
                <PromoPictureField
                  picture={event?.picture ?? null}
                  chosen={value}
                  error={error}
                  disabled={isPending}
                  onChange={onChange}
                />
              )}
            </form.Field>
          </FullWidth>
          <FullWidth>
            <form.Checkbox name="isVipOnly" label="Open to VIP collectors only" />
            <form.Checkbox name="needsApproval" label="Approve photographs before they appear" />
            <form.Checkbox name="isWatermarked" label="Watermark photographs" />
            <form.Checkbox name="sendsFollowUp" label="Email guests their photographs the morning after" />
          </FullWidth>
        </FieldGrid>
      </FormDialog>
    </OpenRecord>
  );
}

const TIME_ZONES_ID = 'time-zones';

/** Suggestions: any other zone of the IANA database can be typed. */
const SUGGESTED_TIME_ZONES = [
  'America/Chicago',
  'America/New_York',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

const TimeZoneList = () => (
  <datalist id={TIME_ZONES_ID}>
    {SUGGESTED_TIME_ZONES.map((timeZone) => (
      <option key={timeZone} value={timeZone}>
        {timeZone}
      </option>
    ))}
  </datalist>
);

interface EventFields {
  title: string;
  description: string;
  /** As a `datetime-local` box writes it, in the venue's time zone. */
  eventDate: string;
  endDate: string;
  timeZone: string;
  location: string;
  /** Digits; empty for no limit. */
  maxAttendees: string;
  eventType: string;
  /** Empty for the gallery's. */
  hashtag: string;
  isVipOnly: boolean;
  needsApproval: boolean;
  isWatermarked: boolean;
  sendsFollowUp: boolean;
  /** Chosen here; null leaves the picture as it is. */
  heroImage: File | null;
}

const NEW_EVENT: Omit<EventFields, 'timeZone'> = {
  title: '',
  description: '',
  eventDate: '',
  endDate: '',
  location: '',
  maxAttendees: '50',
  eventType: '',
  hashtag: '',
  isVipOnly: false,
  needsApproval: false,
  isWatermarked: false,
  sendsFollowUp: true,
  heroImage: null,
};

const toEventFields = (event: StudioEvent): EventFields => ({
  title: event.title,
  description: event.description,
  eventDate: toLocalTime(event.eventDate, event.timeZone),
  endDate: toLocalTime(event.endDate, event.timeZone),
  timeZone: event.timeZone,
  location: event.location,
  maxAttendees: event.maxAttendees === null ? '' : String(event.maxAttendees),
  eventType: event.eventType,
  hashtag: event.hashtag ?? '',
  isVipOnly: event.isVipOnly,
  needsApproval: event.needsApproval,
  isWatermarked: event.isWatermarked,
  sendsFollowUp: event.sendsFollowUp,
  heroImage: null,
});

const REQUIRED_ERROR = 'Title, description, and location are required';

/** What is wrong, by field; the server checks again. */
function validateEvent(fields: EventFields): Partial<Record<keyof EventFields, string>> {
  const errors: Partial<Record<keyof EventFields, string>> = {};
  for (const name of ['title', 'description', 'location'] as const)
    if (!fields[name].trim()) errors[name] = REQUIRED_ERROR;
  if (!fields.eventDate) errors.eventDate = 'Enter a date and a time.';
  if (fields.endDate && fields.endDate <= fields.eventDate)
    errors.endDate = 'Enter a time after the event starts.';
  if (!isTimeZone(fields.timeZone)) errors.timeZone = 'Enter a time zone such as America/Chicago.';
  if (!/^([1-9]\d{0,4})?$/.test(fields.maxAttendees.trim()))
    errors.maxAttendees = 'Enter a whole number of guests, or leave it empty.';
  errors.hashtag = hashtagError(fields.hashtag);
  return errors;
}

/** What the server refused, by field: a file that cannot be read belongs to the picture. */
function eventFieldErrors(error: Error): Readonly<Record<string, string>> {
  if (isApiError(error, 'unsupported_media_type'))
    return {
      heroImage: 'This picture cannot be read. Choose a JPEG, PNG, WebP, TIFF or AVIF.',
    };
  return isApiError(error) ? error.fields : {};
}

/** The form as it is sent, with the `version` that is edited. Times without a zone are the venue's. */
function toEventFormData({ heroImage, ...fields }: EventFields, version: number | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  // An empty end is left to the server.
  if (!fields.endDate) form.delete('endDate');
  if (version !== null) form.append('version', String(version));
  if (heroImage) form.append('heroImage', heroImage);
  return form;
}
