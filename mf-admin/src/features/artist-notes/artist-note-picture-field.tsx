import { uploadPicture } from '@gallery/api-client';
import type { Picture as StoredPicture } from '@gallery/contracts';
import { Picture, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { TextButton } from '../../components/actions/text-button';
import { FileUploadField } from '../../components/forms/file-drop';
import type { ArtistNoteFields } from './artist-note-dialog';
import styles from './artist-notes.module.css';

export interface ArtistNotePictureFieldProps {
  picture: StoredPicture | null;
  /** What it shows, for those who do not see it. */
  alt: string;
  error: string | undefined;
  onChange: (changed: Pick<Partial<ArtistNoteFields>, 'picture' | 'pictureAlt'>) => void;
}

/** The picture of a note, which it may be without. It is sent as soon as it is chosen. */
export function ArtistNotePictureField({ picture, alt, error, onChange }: ArtistNotePictureFieldProps) {
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
            label="What the picture shows"
            maxLength={500}
            value={alt}
            onChange={({ target }) => onChange({ pictureAlt: target.value })}
          />
          <TextButton onClick={() => onChange({ picture: null, pictureAlt: '' })}>
            Leave the picture out
          </TextButton>
        </>
      )}
    </fieldset>
  );
}
