import { isApiError, uploadPicture } from '@gallery/api-client';
import type { Picture as StoredPicture } from '@gallery/contracts';
import { Picture, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { FileDrop } from '../../components/forms/file-drop';
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
  const errorId = useId();
  const sending = useMutation({
    mutationFn: (file: File) => uploadPicture({ file }),
    onSuccess: (sent) => onChange({ picture: sent }),
  });
  const fault = sending.error
    ? (isApiError(sending.error) && (sending.error.fields['picture'] ?? sending.error.serverMessage)) ||
      'The picture was not taken in. Please try again.'
    : error;
  return (
    <fieldset className={styles.chosen} disabled={sending.isPending}>
      <legend>Picture</legend>
      {picture && (
        <div className={styles.thumb}>
          <Picture picture={picture} sizes="9rem" alt={alt} />
        </div>
      )}
      <FileDrop
        label="Picture"
        lead={picture ? 'Drop another here, or' : 'Drop a picture here, or'}
        buttonLabel="Choose a file"
        disabled={sending.isPending}
        errorId={fault ? errorId : undefined}
        onFiles={([file]) => file && sending.mutate(file)}
      />
      <output className={styles.sending}>{sending.isPending && 'The picture is on its way...'}</output>
      {fault && (
        <p id={errorId} className={styles.error} role="alert">
          {fault}
        </p>
      )}
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
