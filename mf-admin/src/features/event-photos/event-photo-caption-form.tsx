import { updateEventPhoto, isApiError } from '@gallery/api-client';
import type { AdminEventPhoto } from '@gallery/contracts';
import { Button, TextField } from '@gallery/ui';
import { useState, type SubmitEvent } from 'react';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './event-photos.module.css';
import { useEventPhotoMutation } from './use-event-photo-mutation';

export interface EventPhotoCaptionFormProps {
  photo: Pick<AdminEventPhoto, 'id' | 'caption'>;
  eventId: string;
  onClose: () => void;
}

/** What guests read under a photograph. */
export function EventPhotoCaptionForm({ photo, eventId, onClose }: EventPhotoCaptionFormProps) {
  const [caption, setCaption] = useState(photo.caption);
  const { mutate, isPending, error } = useEventPhotoMutation(eventId, updateEventPhoto(photo.id), onClose);
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
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <ErrorNotice title="The caption was not saved." failure={fault === undefined ? error : null} />
    </form>
  );
}
