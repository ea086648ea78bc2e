import { changeStudioEvent, createStudioEvent } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Checkbox, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldGrid, WholeRow } from '../../parts/field-grid';
import { FormDialog } from '../../parts/form-dialog';
import { useSeenVersion } from '../../parts/use-seen-version';
import { faultsOf, fieldsOf, formOf, NEW_EVENT, refusedFields, type EventFields } from './event-form';
import { PromoPicture } from './promo-picture';

export interface EventDialogProps {
  /** The event that is edited, as it stands now; null for a new one. */
  event: StudioEvent | null;
  onClose: () => void;
  /** It is saved: the list is to be read anew. */
  onSaved: () => void;
}

/** The form of an event, new or edited. What was typed stays when saving fails. */
export function EventDialog({ event, onClose, onSaved }: EventDialogProps) {
  const [fields, setFields] = useState(() => (event ? fieldsOf(event) : NEW_EVENT));
  const [heroImage, setHeroImage] = useState<File | null>(null);
  const [own, setOwn] = useState<Partial<Record<string, string>>>({});
  const failed = event ? 'Error updating event' : 'Error creating event';
  const { mutate, isPending, error, reset } = useMutation({
    ...(event ? changeStudioEvent(event.id) : createStudioEvent()),
    onSuccess: () => {
      notify({ title: event ? 'Event updated successfully' : 'Event created successfully' });
      onSaved();
    },
    onError: () => notify({ title: failed, tone: 'destructive' }),
  });
  const seen = useSeenVersion(event?.version ?? 0, error);
  const faults: Partial<Record<string, string>> = { ...refusedFields(error), ...own };
  const change = (changed: Partial<EventFields>) => setFields((before) => ({ ...before, ...changed }));
  const save = () => {
    const found = faultsOf(fields);
    setOwn(found);
    if (Object.keys(found).length === 0) mutate(formOf(fields, heroImage, event && seen.version));
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
      saveWord={event ? 'Save changes' : 'Create Event'}
      isBusy={isPending}
      // A picture that is none is said at its field, though the server names no field.
      failure={Object.keys(faults).length > 0 ? null : error}
      failureTitle={failed}
      conflict={
        event
          ? {
              of: 'event',
              onTake: () => {
                setFields(fieldsOf(event));
                setOwn({});
                seen.take();
                reset();
              },
            }
          : undefined
      }
      onSave={save}
      onClose={onClose}
    >
      <FieldGrid>
        <WholeRow>
          <TextField {...text('title')} label="Title" maxLength={200} />
        </WholeRow>
        <WholeRow>
          <TextAreaField {...text('description')} label="Description" rows={4} maxLength={5_000} />
        </WholeRow>
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
        <WholeRow>
          <PromoPicture
            picture={event?.picture ?? null}
            chosen={heroImage}
            error={faults.heroImage}
            disabled={isPending}
            onChange={(chosen) => {
              setHeroImage(chosen);
              reset();
            }}
          />
        </WholeRow>
        <WholeRow>
          <Checkbox {...yes('isVipOnly')} label="Open to VIP collectors only" />
          <Checkbox {...yes('needsApproval')} label="Photographs wait for approval" />
          <Checkbox {...yes('isWatermarked')} label="Proofs carry a mark" />
        </WholeRow>
      </FieldGrid>
    </FormDialog>
  );
}
