import { uploadPicture } from '@gallery/api-client';
import { Picture, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { TextButton } from '../../../components/actions/text-button';
import { PICTURE_TYPES } from '../../../components/forms/file-drop';
import { FileUploadField } from './file-upload-field';
import { FieldGroup } from './group-fields';
import { isNodeGroup, nodeText, type ContentNode } from './site-content';
import { useSitePictures } from './use-site-pictures';
import styles from './site-content.module.css';

export interface PictureFieldProps {
  label: string;
  /** A picture's id with what it shows; null while there is none. */
  use: ContentNode;
  /** Stands for nothing without its picture, so that it cannot be left out. */
  isRequired: boolean;
  error: string | undefined;
  isPending: boolean;
  onChange: (use: ContentNode) => void;
}

/** A picture of the site, or the place for one: a file, and the words for those who do not see it. */
export function PictureField({ label, use, isRequired, error, isPending, onChange }: PictureFieldProps) {
  const { pictureOf, add } = useSitePictures();
  const { mediaId, alt } = isNodeGroup(use)
    ? { mediaId: nodeText(use['mediaId']), alt: nodeText(use['alt']) }
    : { mediaId: null, alt: '' };
  const sending = useMutation({
    mutationFn: (file: File) => uploadPicture({ file }),
    onSuccess: (picture) => {
      add([picture]);
      onChange({ mediaId: picture.id, alt });
    },
  });
  const picture = mediaId === null ? undefined : pictureOf(mediaId);
  return (
    <FieldGroup label={label} error={error} isDisabled={isPending || sending.isPending}>
      <div className={styles.file}>
        {picture && (
          <div className={styles.thumb}>
            <Picture picture={picture} sizes="10rem" alt={alt} />
          </div>
        )}
        <div className={styles.sender}>
          <FileUploadField
            label={label}
            word="picture"
            types={PICTURE_TYPES}
            isThere={mediaId !== null}
            sending={sending}
          />
        </div>
      </div>
      {mediaId !== null && (
        <TextField
          look="boxed"
          label={`What ${label.toLowerCase()} shows`}
          value={alt}
          maxLength={500}
          onChange={({ target }) => onChange({ mediaId, alt: target.value })}
        />
      )}
      {mediaId !== null && !isRequired && (
        <div>
          <TextButton aria-label={`Leave out ${label.toLowerCase()}`} onClick={() => onChange(null)}>
            Leave out
          </TextButton>
        </div>
      )}
    </FieldGroup>
  );
}
