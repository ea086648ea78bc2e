import { updateStudioEvent, createStudioEvent } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Checkbox, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useFormVersion } from '../../components/forms/use-form-version';
import {
  validateEvent,
  toEventFields,
  toEventFormData,
  NEW_EVENT,
  serverFieldErrors,
  type EventFields,
} from './event-form';
import { PromoPictureField } from './promo-picture-field';

export interface EventDialogProps {
  /** The event that is edited, as it stands now; null for a new one. */
  event: StudioEvent | null;
  onClose: () => void;
  /** It is saved: the list is to be read anew. */
  onSaved: () => void;
}

/** The form of an event, new or edited. What was typed stays when saving fails. */
export function EventDialog({ event, onClose, onSaved }: EventDialogProps) {
  const [fields, setFields] = useState(() => (event ? toEventFields(event) : NEW_EVENT));
  const [heroImage, setHeroImage] = useState<File | null>(null);
  const [own, setOwn] = useState<Partial<Record<string, string>>>({});
  const failed = event ? 'Error updating event' : 'Error creating event';
  const { mutate, isPending, error, reset } = useMutation({
    ...(event ? updateStudioEvent(event.id) : createStudioEvent()),
    onSuccess: () => {
      showToast({ title: event ? 'Event updated successfully' : 'Event created successfully' });
      onSaved();
    },
    onError: () => showToast({ title: failed, tone: 'destructive' }),
  });
  const seen = useFormVersion(event?.version ?? 0, error);
  const faults: Partial<Record<string, string>> = { ...serverFieldErrors(error), ...own };
  const change = (changed: Partial<EventFields>) => setFields((before) => ({ ...before, ...changed }));
  const save = () => {
    const found = validateEvent(fields);
    setOwn(found);
    if (Object.keys(found).length === 0) mutate(toEventFormData(fields, heroImage, event && seen.version));
  };
  const text = (name: Exclude<keyof EventFields, 'isVipOnly' | 'needsApproval' | 'isWatermarked'>) => ({
    look: 'boxed' as const,
    value: fields[name],
    error: faults[name],
    readOnly: isPending,
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [name]: target.value });
      setOwn(({ [name]: _mended, ...others }) => others);
    },
  });
  const yes = (name: 'isVipOnly' | 'needsApproval' | 'isWatermarked') => ({
    checked: fields[name],
    disabled: isPending,
    onChange: ({ target }: { target: { checked: boolean } }) => change({ [name]: target.checked }),
  });
  return (
    <FormDialog
      title={event ? `Edit ${event.title}` : 'Create Event'}
      saveLabel={event ? 'Save changes' : 'Create Event'}
      isBusy={isPending}
      // A picture that is none is said at its field, though the server names no field.
      failure={Object.keys(faults).length > 0 ? null : error}
      failureTitle={failed}
      conflict={
        event
          ? {
              of: 'event',
              onTake: () => {
                setFields(toEventFields(event));
                setOwn({});
                seen.accept();
                reset();
              },
            }
          : undefined
      }
      onSave={save}
      onClose={onClose}
    >
      <FieldGrid>
        <FullWidth>
          <TextField {...text('title')} label="Title" maxLength={200} />
        </FullWidth>
        <FullWidth>
          <TextAreaField {...text('description')} label="Description" rows={4} maxLength={5_000} />
        </FullWidth>
        <TextField {...text('eventDate')} label="Begins" type="datetime-local" />
        <TextField
          {...text('endDate')}
          label="Ends"
          type="datetime-local"
          hint="Three hours later when left empty"
        />
        <TextField {...text('location')} label="Location" maxLength={200} />
        <TextField
          {...text('maxAttendees')}
          label="Most guests"
          inputMode="numeric"
          hint="No limit when left empty"
        />
        <TextField {...text('eventType')} label="Kind of event" maxLength={60} hint="Portrait session" />
        <FullWidth>
          <PromoPictureField
            picture={event?.picture ?? null}
            chosen={heroImage}
            error={faults.heroImage}
            disabled={isPending}
            onChange={(chosen) => {
              setHeroImage(chosen);
              reset();
            }}
          />
        </FullWidth>
        <FullWidth>
          <Checkbox {...yes('isVipOnly')} label="Open to VIP collectors only" />
          <Checkbox {...yes('needsApproval')} label="Photographs wait for approval" />
          <Checkbox {...yes('isWatermarked')} label="Proofs carry a mark" />
        </FullWidth>
      </FieldGrid>
    </FormDialog>
  );
}
