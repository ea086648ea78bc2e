import { isApiError, updateEventPhoto, publishEventPhoto, withdrawEventPhoto } from '@gallery/api-client';
import type { AdminEventPhoto } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Checkbox, Picture, StatusBadge, type StatusBadgeColor } from '@gallery/ui';
import { Form, SubmitButton } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConflictNotice } from '../../components/dialogs/conflict-notice';
import { DateTime } from '../../components/text/date-time';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './event-photos.module.css';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { useFormVersion } from '../../components/forms/use-record-version';

/** One photograph: what it is, its state, and the actions that change that. */
export function EventPhotoRow({ photo }: { photo: AdminEventPhoto }) {
  const [isCaptioning, setCaptioning] = useState(false);
  const publication = useMutation({
    ...publishEventPhoto(photo.id),
    onSuccess: () => showToast({ title: `${photo.fileName} is published` }),
  });
  const withdrawal = useMutation({
    ...withdrawEventPhoto(photo.id),
    onSuccess: () =>
      showToast({ title: `${photo.fileName} is ${photo.state === 'waiting' ? 'rejected' : 'withdrawn'}` }),
  });
  const change = useMutation(updateEventPhoto(photo.id));
  const { fileName, state, caption, failureReason, seq, visitorName } = photo;
  const isShowable = state === 'waiting' || state === 'published' || state === 'withdrawn';
  return (
    <li className={styles.row} aria-label={fileName}>
      <div className={styles.picture}>
        <Picture picture={photo.picture} sizes="4.5rem" alt="" />
      </div>
      <div>
        <p className={styles.file}>{fileName}</p>
        {caption && <p className={styles.caption}>{caption}</p>}
        {visitorName && <p className={styles.caption}>For {visitorName}</p>}
        {failureReason && <p className={styles.fault}>{failureReason}</p>}
      </div>
      <div className={styles.state}>
        <StatusBadge color={EVENT_PHOTO_STATES[state].color}>{EVENT_PHOTO_STATES[state].label}</StatusBadge>
        {state === 'published' && seq !== null && <span>No. {seq}</span>}
      </div>
      <span className={styles.time}>
        <DateTime at={photo.capturedAt} shape="short" />
      </span>
      <div className={styles.actions}>
        {isShowable && (
          <>
            {state !== 'published' && (
              <TextButton isBusy={publication.isPending} onClick={() => publication.mutate()}>
                {state === 'waiting' ? 'Approve' : 'Publish again'}
              </TextButton>
            )}
            {state !== 'withdrawn' && (
              <TextButton
                tone="destructive"
                isBusy={withdrawal.isPending}
                onClick={() => withdrawal.mutate()}
              >
                {state === 'waiting' ? 'Reject' : 'Withdraw'}
              </TextButton>
            )}
            <TextButton aria-expanded={isCaptioning} onClick={() => setCaptioning(!isCaptioning)}>
              Caption
            </TextButton>
            <Checkbox
              label="Can be ordered"
              checked={
                change.isPending ? (change.variables.isAvailableForOrder ?? false) : photo.isAvailableForOrder
              }
              disabled={change.isPending}
              onChange={({ target }) => change.mutate({ isAvailableForOrder: target.checked })}
            />
          </>
        )}
      </div>
      {isCaptioning && <EventPhotoCaptionForm photo={photo} onClose={() => setCaptioning(false)} />}
      <div className={styles.problem}>
        <ErrorNotice title="The photograph was not published." failure={publication.error} />
        <ErrorNotice title="The photograph was not withdrawn." failure={withdrawal.error} />
        <ErrorNotice title="The change was not saved." failure={change.error} />
      </div>
    </li>
  );
}

interface EventPhotoCaptionFormProps {
  photo: Pick<AdminEventPhoto, 'id' | 'caption' | 'version'>;
  onClose: () => void;
}

/** What guests read under a photograph. */
function EventPhotoCaptionForm({ photo, onClose }: EventPhotoCaptionFormProps) {
  const form = useMutationForm({
    mutation: updateEventPhoto(photo.id),
    defaultValues: { caption: photo.caption },
    toRequest: ({ caption }) => ({ caption: caption.trim(), version: seen.version }),
    onSuccess: onClose,
  });
  const seen = useFormVersion(photo.version, form.error);
  return (
    <Form form={form} look="boxed" className={styles.form}>
      <form.TextField name="caption" label="Caption" maxLength={300} />
      <div className={styles.formActions}>
        <SubmitButton form={form} size="dense" busyText="Saving...">
          Save caption
        </SubmitButton>
        <TextButton onClick={onClose}>Cancel</TextButton>
      </div>
      {isApiError(form.error, 'changed_meanwhile') ? (
        <ConflictNotice subject="caption">
          It now says: “{photo.caption}” Save again to keep yours.
        </ConflictNotice>
      ) : (
        <ErrorNotice title="The caption was not saved." failure={form.formError} />
      )}
    </Form>
  );
}

/** A photograph's state as the owner reads it. */
export const EVENT_PHOTO_STATES: Record<
  AdminEventPhoto['state'],
  { label: string; color: StatusBadgeColor }
> = {
  received: { label: 'Processing', color: 'reviewing' },
  waiting: { label: 'Waiting for approval', color: 'pending' },
  published: { label: 'Published', color: 'shipped' },
  withdrawn: { label: 'Withdrawn', color: 'cancelled' },
  failed: { label: 'Failed', color: 'rejected' },
  'code-frame': { label: 'Guest code', color: 'confirmed' },
};
