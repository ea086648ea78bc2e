import { stagePicture } from '@gallery/api-client';
import { Button, Picture, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { PICTURE_TYPES } from '../../../parts/file-drop';
import { FileSender } from './file-sender';
import { PartGroup } from './part-group';
import { isGroup, textOf, type Part } from './site-content';
import { useSitePictures } from './site-pictures';
import styles from './site.module.css';

export interface PicturePartProps {
  label: string;
  /** A picture's id with what it shows; null while there is none. */
  use: Part;
  /** Stands for nothing without its picture, so that it cannot be left out. */
  isRequired: boolean;
  error: string | undefined;
  isPending: boolean;
  onChange: (use: Part) => void;
}

/** A picture of the site, or the place for one: a file, and the words for those who do not see it. */
export function PicturePart({ label, use, isRequired, error, isPending, onChange }: PicturePartProps) {
  const { pictureOf, add } = useSitePictures();
  const { mediaId, alt } = isGroup(use)
    ? { mediaId: textOf(use['mediaId']), alt: textOf(use['alt']) }
    : { mediaId: null, alt: '' };
  const sending = useMutation({
    mutationFn: (file: File) => stagePicture({ file }),
    onSuccess: (picture) => {
      add([picture]);
      onChange({ mediaId: picture.id, alt });
    },
  });
  const picture = mediaId === null ? undefined : pictureOf(mediaId);
  return (
    <PartGroup label={label} error={error} isDisabled={isPending || sending.isPending}>
      <div className={styles.file}>
        {picture && (
          <div className={styles.thumb}>
            <Picture picture={picture} sizes="10rem" alt={alt} />
          </div>
        )}
        <div className={styles.sender}>
          <FileSender
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
          <Button
            variant="word"
            aria-label={`Leave out ${label.toLowerCase()}`}
            onClick={() => onChange(null)}
          >
            Leave out
          </Button>
        </div>
      )}
    </PartGroup>
  );
}
