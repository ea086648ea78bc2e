import { collectorQuery, updateProfilePicture } from '@gallery/api-client';
import type { CollectorRecord } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormError } from '../../form/form-error';
import { SectionText } from './account-section';
import styles from './account.module.css';

export interface ProfilePictureProps {
  collector: CollectorRecord;
}

/** The profile picture, and buttons to replace or remove it. */
export function ProfilePicture({ collector: { profileImageUrl } }: ProfilePictureProps) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, variables, error } = useMutation({
    ...updateProfilePicture(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: collectorQuery().queryKey }),
  });
  return (
    <>
      {profileImageUrl && (
        <img className={styles.picture} src={profileImageUrl} width={96} height={96} alt="Your profile" />
      )}
      <SectionText>Only you can see it. JPEG, PNG, WebP or AVIF, up to 15 MB.</SectionText>
      <FormError title="The picture was not saved." error={error} />
      <div className={styles.pictureActions}>
        <Button
          isBusy={isPending && variables !== null}
          busyText="Uploading..."
          onClick={() => input.current?.click()}
        >
          {profileImageUrl ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {profileImageUrl && (
          <Button variant="text" isBusy={isPending && variables === null} onClick={() => mutate(null)}>
            Remove
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Profile picture"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) mutate(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
