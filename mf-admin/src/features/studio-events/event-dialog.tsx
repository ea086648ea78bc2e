import { updateStudioEvent, createStudioEvent } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Picture } from '@gallery/ui';
import { useId } from 'react';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { useFormVersion } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { validateEvent, toEventFields, toEventFormData, NEW_EVENT, eventFieldErrors } from './event-form';
import { TextButton } from '../../components/actions/text-button';
import { FileDrop } from '../../components/forms/file-drop';
import styles from './promo-picture-field.module.css';

interface EventDialogProps {
  /** The event that is edited, as it is now; null for a new one. */
  event: StudioEvent | null;
  onClose: () => void;
  /** It is saved: the list is to be fetched again. */
  onSaved: () => void;
}

/** The form of an event, new or edited. What was typed stays when saving fails. */
export function EventDialog({ event, onClose, onSaved }: EventDialogProps) {
  const failureTitle = event ? 'Error updating event' : 'Error creating event';
  const form = useMutationForm({
    mutation: event ? updateStudioEvent(event.id) : createStudioEvent(),
    defaultValues: event ? toEventFields(event) : NEW_EVENT,
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
    <FormDialog
      form={form}
      title={event ? `Edit ${event.title}` : 'Create Event'}
      saveLabel={event ? 'Save changes' : 'Create Event'}
      failureTitle={failureTitle}
      conflict={event ? { of: 'event', onTake: takeCurrent } : undefined}
      onClose={onClose}
    >
      <FieldGrid>
        <FullWidth>
          <form.TextField name="title" label="Title" maxLength={200} />
        </FullWidth>
        <FullWidth>
          <form.TextAreaField name="description" label="Description" rows={4} maxLength={5_000} />
        </FullWidth>
        <form.TextField name="eventDate" label="Begins" type="datetime-local" />
        <form.TextField
          name="endDate"
          label="Ends"
          type="datetime-local"
          hint="Three hours later when left empty"
        />
        <form.TextField name="location" label="Location" maxLength={200} />
        <form.TextField
          name="maxAttendees"
          label="Most guests"
          inputMode="numeric"
          hint="No limit when left empty"
        />
        <form.TextField name="eventType" label="Kind of event" maxLength={60} hint="Portrait session" />
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
          <form.Checkbox name="needsApproval" label="Photographs wait for approval" />
          <form.Checkbox name="isWatermarked" label="Proofs carry a mark" />
        </FullWidth>
      </FieldGrid>
    </FormDialog>
  );
}

interface PromoPictureFieldProps {
  /** The picture that the event has, which stays unless another is chosen. */
  picture: StudioEvent['picture'];
  /** What was chosen here, to be sent with the form. */
  chosen: File | null;
  error?: string;
  disabled: boolean;
  onChange: (chosen: File | null) => void;
}

/** The picture of an event's pages and emails. */
function PromoPictureField({ picture, chosen, error, disabled, onChange }: PromoPictureFieldProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>Promo picture</legend>
      {picture && !chosen && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="9rem" />
        </div>
      )}
      {chosen && (
        <p className={styles.chosen}>
          <span>{chosen.name}</span>
          <TextButton
            aria-label={`Leave out ${chosen.name}`}
            disabled={disabled}
            onClick={() => onChange(null)}
          >
            Leave out
          </TextButton>
        </p>
      )}
      <FileDrop
        label="Promo picture"
        lead={picture || chosen ? 'Drop another here, or' : 'Drop a picture here, or'}
        buttonLabel="Choose a file"
        disabled={disabled}
        errorId={error ? errorId : undefined}
        onFiles={([file = null]) => onChange(file)}
      />
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
