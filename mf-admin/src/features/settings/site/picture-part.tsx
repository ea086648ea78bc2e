import { isApiError, siteTextsQuery, stagePicture } from '@gallery/api-client';
import type { Picture as StoredPicture } from '@gallery/contracts';
import { Picture, TextField } from '@gallery/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import styles from './site.module.css';

/** A picture in its place, with what it shows there. */
export type PictureUse = { readonly mediaId: string; readonly alt: string };

export interface PicturePartProps {
  label: string;
  use: PictureUse;
  isPending: boolean;
  onChange: (use: PictureUse) => void;
}

/** A picture of the site: another file, other words. */
export function PicturePart({ label, use, isPending, onChange }: PicturePartProps) {
  const fileId = useId();
  const { data: texts } = useQuery(siteTextsQuery());
  const {
    mutate,
    data: staged,
    isPending: isSending,
    error,
  } = useMutation({
    mutationFn: (file: File) => stagePicture({ file }),
    onSuccess: ({ id }) => onChange({ mediaId: id, alt: use.alt }),
  });
  const known: StoredPicture[] = [...(staged ? [staged] : []), ...(texts?.pictures ?? [])];
  const picture = known.find(({ id }) => id === use.mediaId);
  const fault = isApiError(error) ? (error.fields['picture'] ?? error.serverMessage) : null;
  return (
    <fieldset className={styles.picture} aria-label={label} disabled={isPending || isSending}>
      <p className={styles.word}>{label}</p>
      {picture && (
        <div className={styles.thumb}>
          <Picture picture={picture} sizes="10rem" alt={use.alt} />
        </div>
      )}
      <label className={styles.file} htmlFor={fileId}>
        {isSending ? 'Picture is on its way...' : 'Another picture'}
      </label>
      <input
        id={fileId}
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) mutate(file);
        }}
      />
      {error && <p role="alert">{fault ?? 'The picture was not taken in. Please try again.'}</p>}
      <TextField
        look="boxed"
        label={`What ${label.toLowerCase()} shows`}
        value={use.alt}
        maxLength={500}
        onChange={({ target }) => onChange({ ...use, alt: target.value })}
      />
    </fieldset>
  );
}
