import { updateEventPhoto } from '@gallery/api-client';
import type { AdminEventPhoto } from '@gallery/contracts';
import { Form, SubmitButton } from '@gallery/ui/forms';
import { TextButton } from '../../components/actions/text-button';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import styles from './event-photos.module.css';
import { useEventPhotoMutationOptions } from './use-event-photo-mutation';

export interface EventPhotoCaptionFormProps {
  photo: Pick<AdminEventPhoto, 'id' | 'caption'>;
  eventId: string;
  onClose: () => void;
}

/** What guests read under a photograph. */
export function EventPhotoCaptionForm({ photo, eventId, onClose }: EventPhotoCaptionFormProps) {
  const form = useMutationForm({
    mutation: useEventPhotoMutationOptions(eventId, updateEventPhoto(photo.id)),
    defaultValues: { caption: photo.caption },
    toRequest: ({ caption }) => ({ caption: caption.trim() }),
    onSuccess: onClose,
  });
  return (
    <Form form={form} look="boxed" className={styles.form}>
      <form.TextField name="caption" label="Caption" maxLength={300} />
      <div className={styles.formActions}>
        <SubmitButton form={form} size="dense" busyText="Saving...">
          Save caption
        </SubmitButton>
        <TextButton onClick={onClose}>Cancel</TextButton>
      </div>
      <ErrorNotice title="The caption was not saved." failure={form.formError} />
    </Form>
  );
}
