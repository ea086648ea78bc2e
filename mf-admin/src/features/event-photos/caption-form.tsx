import { changePhoto, isApiError } from '@gallery/api-client';
import type { OwnerPhoto } from '@gallery/contracts';
import { Button, TextField } from '@gallery/ui';
import { useState, type SubmitEvent } from 'react';
import { Problem } from '../../parts/problem';
import styles from './photos.module.css';
import { usePhotoChange } from './use-photo-change';

export interface CaptionFormProps {
  photo: Pick<OwnerPhoto, 'id' | 'caption'>;
  eventId: string;
  onClose: () => void;
}

/** What guests read under a photograph. */
export function CaptionForm({ photo, eventId, onClose }: CaptionFormProps) {
  const [caption, setCaption] = useState(photo.caption);
  const { mutate, isPending, error } = usePhotoChange(eventId, changePhoto(photo.id), onClose);
  const fault = isApiError(error) ? error.fields['caption'] : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate({ caption: caption.trim() });
  };
  return (
    <form noValidate onSubmit={submit} aria-busy={isPending} className={styles.form}>
      <TextField
        label="Caption"
        look="boxed"
        value={caption}
        maxLength={300}
        error={fault}
        readOnly={isPending}
        onChange={({ target }) => setCaption(target.value)}
      />
      <div className={styles.formActions}>
        <Button type="submit" size="dense" isBusy={isPending} busyText="Saving...">
          Save caption
        </Button>
        <Button variant="word" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <Problem title="The caption was not saved." failure={fault === undefined ? error : null} />
    </form>
  );
}
