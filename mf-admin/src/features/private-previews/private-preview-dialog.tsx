import { updatePrivatePreview, createPrivatePreview } from '@gallery/api-client';
import type { PrivatePreviewRecord, CreatePrivatePreview } from '@gallery/contracts';
import type { AppForm } from '@gallery/ui/forms';
import { FormDialog, type FormDialogProps } from '../../components/dialogs/form-dialog';
import { AudienceField, type Audience } from '../../components/forms/audience-field';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { useFormVersion } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { ArtworkPicker, type PickerOption } from '../../components/forms/record-picker';
import { collectorOption } from '../../components/forms/collector-picker';
import { toDatetimeLocal } from '../../components/forms/input-values';

interface NewPrivatePreviewDialogProps {
  onClose: () => void;
  onSaved: (preview: PrivatePreviewRecord) => void;
}

/** Creates a private preview. */
export function NewPrivatePreviewDialog({ onClose, onSaved }: NewPrivatePreviewDialogProps) {
  const form = useMutationForm({
    mutation: createPrivatePreview(),
    defaultValues: NEW_PRIVATE_PREVIEW,
    fieldNames: FIELD_NAMES,
    validate: validatePrivatePreview,
    toRequest: (fields) => toPrivatePreviewRequest(fields),
    toast: 'Preview created',
    onSuccess: onSaved,
  });
  return (
    <PrivatePreviewDialog form={form} title="New preview" saveLabel="Create preview" onClose={onClose} />
  );
}

interface EditPrivatePreviewDialogProps extends NewPrivatePreviewDialogProps {
  /** As it is now. */
  preview: PrivatePreviewRecord;
}

/** Edits a private preview. */
export function EditPrivatePreviewDialog({ preview, onClose, onSaved }: EditPrivatePreviewDialogProps) {
  const form = useMutationForm({
    mutation: updatePrivatePreview(preview.id),
    defaultValues: toPrivatePreviewFields(preview),
    fieldNames: FIELD_NAMES,
    validate: validatePrivatePreview,
    toRequest: (fields) => ({ ...toPrivatePreviewRequest(fields, preview), version: seen.version }),
    toast: 'Preview saved',
    onSuccess: onSaved,
  });
  const seen = useFormVersion(preview.version, form.error);
  const takeCurrent = () => {
    form.reset(toPrivatePreviewFields(preview));
    seen.accept();
  };
  return (
    <PrivatePreviewDialog
      form={form}
      title="Edit preview"
      saveLabel="Save preview"
      conflict={{ of: 'preview', onTake: takeCurrent, isNewer: seen.isNewer }}
      onClose={onClose}
    />
  );
}

const FIELD_NAMES = { artworkIds: 'artworks', collectorIds: 'collectors' } as const;

interface PrivatePreviewDialogProps extends Pick<
  FormDialogProps<PrivatePreviewFields>,
  'title' | 'saveLabel' | 'conflict' | 'onClose'
> {
  form: AppForm<PrivatePreviewFields>;
}

function PrivatePreviewDialog({ form, ...dialog }: PrivatePreviewDialogProps) {
  return (
    <FormDialog {...dialog} form={form} failureTitle="The preview was not saved.">
      <FieldGrid>
        <FullWidth>
          <form.Field name="artworks">
            {({ value, onChange, error }) => (
              <ArtworkPicker
                label="Works"
                hint="Search by title; includes hidden artworks"
                idOf={({ id }) => id}
                chosen={value}
                error={error}
                onChange={onChange}
              />
            )}
          </form.Field>
        </FullWidth>
        <FullWidth>
          <AudienceField isMany />
        </FullWidth>
        <form.TextField
          name="opensAt"
          label="Opens"
          type="datetime-local"
          hint="Leave empty to open immediately"
        />
        <form.TextField name="expiresAt" label="Ends" type="datetime-local" />
        <FullWidth>
          <form.TextAreaField
            name="note"
            label="Message from the artist"
            hint="Shown with the works and in the email"
            rows={3}
            maxLength={2_000}
          />
        </FullWidth>
        <FullWidth>
          <form.Checkbox name="isAnnounced" label="Email them when it opens" />
        </FullWidth>
      </FieldGrid>
    </FormDialog>
  );
}

interface PrivatePreviewFields extends Audience {
  artworks: readonly PickerOption[];
  /** As a `datetime-local` box writes it, in this computer's zone; empty to open at once. */
  opensAt: string;
  expiresAt: string;
  note: string;
  isAnnounced: boolean;
}

const NEW_PRIVATE_PREVIEW: PrivatePreviewFields = {
  artworks: [],
  isForLevel: true,
  level: 'VIP',
  collectors: [],
  opensAt: '',
  expiresAt: '',
  note: '',
  isAnnounced: true,
};

const toPrivatePreviewFields = (preview: PrivatePreviewRecord): PrivatePreviewFields => ({
  artworks: preview.works.map(({ artworkId, title }) => ({ id: artworkId, label: title })),
  isForLevel: preview.level !== null,
  level: preview.level ?? 'VIP',
  collectors: preview.collectors.map(collectorOption),
  opensAt: toDatetimeLocal(preview.opensAt),
  expiresAt: toDatetimeLocal(preview.expiresAt),
  note: preview.note ?? '',
  isAnnounced: preview.isAnnounced,
});

/** What is wrong, by the field's name in the form; the server checks again. */
function validatePrivatePreview(
  fields: PrivatePreviewFields,
): Partial<Record<keyof PrivatePreviewFields, string>> {
  const errors: Partial<Record<keyof PrivatePreviewFields, string>> = {};
  if (fields.artworks.length === 0) errors.artworks = 'Choose a work.';
  if (!fields.isForLevel && fields.collectors.length === 0)
    errors.collectors = 'Choose collectors or a level.';
  if (!fields.expiresAt) errors.expiresAt = 'Choose when it ends.';
  else if (fields.opensAt && fields.expiresAt <= fields.opensAt) errors.expiresAt = 'Choose a later end.';
  return errors;
}

/**
 * The form as it is sent.
 * @param before the preview as it is: a time that nobody touched is sent to the millisecond
 */
function toPrivatePreviewRequest(
  fields: PrivatePreviewFields,
  before?: PrivatePreviewRecord,
): CreatePrivatePreview {
  const timeOf = (typed: string, kept: string | undefined): string =>
    kept !== undefined && toDatetimeLocal(kept) === typed ? kept : new Date(typed).toISOString();
  return {
    artworkIds: fields.artworks.map(({ id }) => id),
    ...(fields.isForLevel
      ? { level: fields.level }
      : { collectorIds: fields.collectors.map(({ id }) => id) }),
    ...(fields.opensAt === '' ? {} : { opensAt: timeOf(fields.opensAt, before?.opensAt) }),
    expiresAt: timeOf(fields.expiresAt, before?.expiresAt),
    note: fields.note,
    isAnnounced: fields.isAnnounced,
  };
}
