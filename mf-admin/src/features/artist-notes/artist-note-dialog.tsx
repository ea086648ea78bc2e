import { updateArtistNote, createArtistNote, withdrawArtistNote, uploadPicture } from '@gallery/api-client';
import type { ArtistNoteRecord, CreateArtistNote, Picture as StoredPicture } from '@gallery/contracts';
import { Picture, TextField } from '@gallery/ui';
import type { AppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { FormDialog, type FormDialogProps } from '../../components/dialogs/form-dialog';
import { AudienceField, levelAudienceLabel, type Audience } from '../../components/forms/audience-field';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { useFormVersion } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { collectorOption, fullName } from '../../components/forms/collector-picker';
import { TextButton } from '../../components/actions/text-button';
import { FileUploadField } from '../../components/forms/file-drop';
import styles from './artist-notes.module.css';

interface NewArtistNoteDialogProps {
  onClose: () => void;
}

/** Writes a new artist note. */
export function NewArtistNoteDialog({ onClose }: NewArtistNoteDialogProps) {
  const form = useMutationForm({
    mutation: createArtistNote(),
    defaultValues: NEW_ARTIST_NOTE,
    fieldNames: FIELD_NAMES,
    toRequest: toArtistNoteRequest,
    toast: 'Note created',
    onSuccess: onClose,
  });
  return <ArtistNoteDialog form={form} title="New artist note" saveLabel="Create note" onClose={onClose} />;
}

interface EditArtistNoteDialogProps extends NewArtistNoteDialogProps {
  /** As it is now. */
  note: ArtistNoteRecord;
}

/** Edits an artist note. */
export function EditArtistNoteDialog({ note, onClose }: EditArtistNoteDialogProps) {
  const form = useMutationForm({
    mutation: updateArtistNote(note.id),
    defaultValues: toArtistNoteFields(note),
    fieldNames: FIELD_NAMES,
    toRequest: (fields) => ({ ...toArtistNoteRequest(fields), version: seen.version }),
    toast: 'Note saved',
    onSuccess: onClose,
  });
  const seen = useFormVersion(note.version, form.error);
  const takeCurrent = () => {
    form.reset(toArtistNoteFields(note));
    seen.accept();
  };
  return (
    <ArtistNoteDialog
      form={form}
      title="Edit artist note"
      saveLabel="Save note"
      conflict={{ of: 'note', onTake: takeCurrent, isNewer: seen.isNewer }}
      onClose={onClose}
    />
  );
}

const FIELD_NAMES = { collectorId: 'collectors', mediaId: 'picture' } as const;

interface ArtistNoteDialogProps extends Pick<
  FormDialogProps<ArtistNoteFields>,
  'title' | 'saveLabel' | 'conflict' | 'onClose'
> {
  form: AppForm<ArtistNoteFields>;
}

function ArtistNoteDialog({ form, ...dialog }: ArtistNoteDialogProps) {
  return (
    <FormDialog {...dialog} form={form} failureTitle="The note was not saved.">
      <FieldGrid>
        <FullWidth>
          <AudienceField isMany={false} />
        </FullWidth>
        <FullWidth>
          <form.TextField name="title" label="Title" maxLength={200} />
        </FullWidth>
        <FullWidth>
          <form.TextAreaField name="text" label="Note" rows={8} maxLength={5_000} />
        </FullWidth>
        <FullWidth>
          <form.Field name="picture">
            {({ value, error }) => (
              <ArtistNotePictureField
                picture={value}
                alt={form.watch('pictureAlt')}
                error={error}
                onChange={form.change}
              />
            )}
          </form.Field>
        </FullWidth>
      </FieldGrid>
    </FormDialog>
  );
}

/** Withdraws a note. */
export function WithdrawArtistNoteDialog({ note, onClose }: { note: ArtistNoteRecord; onClose: () => void }) {
  const withdrawing = useMutation(withdrawArtistNote(note.id));
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Withdraw “${note.title}”?`}
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      mutation={withdrawing}
      failureTitle="The note was not withdrawn."
      onConfirm={() => withdrawing.mutate(undefined, { onSuccess: onClose })}
    >
      <p>{artistNoteAudienceLabel(note)}: they will no longer be able to read it. This cannot be undone.</p>
    </ConfirmDialog>
  );
}

/** What is typed in the form. */
interface ArtistNoteFields extends Audience {
  title: string;
  text: string;
  /** Null while it has none. */
  picture: StoredPicture | null;
  pictureAlt: string;
}

const NEW_ARTIST_NOTE: ArtistNoteFields = {
  title: '',
  text: '',
  picture: null,
  pictureAlt: '',
  isForLevel: true,
  level: 'VIP',
  collectors: [],
};

const toArtistNoteFields = (note: ArtistNoteRecord): ArtistNoteFields => ({
  title: note.title,
  text: note.text,
  picture: note.picture,
  pictureAlt: note.pictureAlt,
  isForLevel: note.level !== null,
  level: note.level ?? 'VIP',
  collectors: note.collector === null ? [] : [collectorOption(note.collector)],
});

function toArtistNoteRequest({
  title,
  text,
  picture,
  pictureAlt,
  isForLevel,
  level,
  collectors,
}: ArtistNoteFields): CreateArtistNote {
  const [reader] = collectors;
  return {
    title,
    text,
    ...(isForLevel ? { level } : reader ? { collectorId: reader.id } : {}),
    ...(picture ? { mediaId: picture.id, pictureAlt } : {}),
  };
}

/** Who reads it: `Premium Collector and above`, or one collector. */
export function artistNoteAudienceLabel({
  level,
  collector,
}: Pick<ArtistNoteRecord, 'level' | 'collector'>): string {
  if (level !== null) return levelAudienceLabel(level);
  return collector === null ? 'No recipients' : fullName(collector);
}

interface ArtistNotePictureFieldProps {
  picture: StoredPicture | null;
  /** What it shows, for those who do not see it. */
  alt: string;
  error: string | undefined;
  onChange: (changed: Pick<Partial<ArtistNoteFields>, 'picture' | 'pictureAlt'>) => void;
}

/** The optional picture of a note. It is sent as soon as it is chosen. */
function ArtistNotePictureField({ picture, alt, error, onChange }: ArtistNotePictureFieldProps) {
  const sending = useMutation({
    mutationFn: (file: File) => uploadPicture({ file }),
    onSuccess: (sent) => onChange({ picture: sent }),
  });
  return (
    <fieldset className={styles.chosen} disabled={sending.isPending}>
      <legend>Picture</legend>
      {picture && (
        <div className={styles.thumb}>
          <Picture picture={picture} sizes="9rem" alt={alt} />
        </div>
      )}
      <FileUploadField
        label="Picture"
        word="picture"
        isThere={picture !== null}
        sending={sending}
        error={error}
      />
      {picture && (
        <>
          <TextField
            look="boxed"
            label="Description (alt text)"
            maxLength={500}
            value={alt}
            onChange={({ target }) => onChange({ pictureAlt: target.value })}
          />
          <TextButton onClick={() => onChange({ picture: null, pictureAlt: '' })}>Remove picture</TextButton>
        </>
      )}
    </fieldset>
  );
}
