import { uploadSiteSvg, uploadPicture } from '@gallery/api-client';
import { TextField, Picture } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import styles from './site-content.module.css';
import { nodeText, type ContentNode, type ContentSection, isNodeGroup } from './site-content';
import { TextButton } from '../../../components/actions/text-button';
import { FileUploadField } from '../../../components/forms/file-drop';
import { FieldGroup, type NodeFieldProps } from './group-fields';
import { useSitePictures } from './use-site-pictures';

interface SvgFieldProps extends Omit<NodeFieldProps, 'error'> {
  drawing: ContentSection;
  faultAt: (name: string) => string | undefined;
}

/** A drawing that is shown as it is: a signature, a logo; and whose it is. */
export function SvgField({ label, drawing, faultAt, isPending, onChange }: SvgFieldProps) {
  const src = nodeText(drawing['src']);
  const alt = nodeText(drawing['alt']);
  const sending = useMutation({
    mutationFn: uploadSiteSvg,
    onSuccess: (sent) => onChange({ src: sent.src, alt }),
  });
  return (
    <>
      {src !== '' && <img className={styles.drawing} src={src} alt={alt} />}
      <FileUploadField
        label={`File of ${label.toLowerCase()}`}
        word="drawing"
        types="image/svg+xml"
        isThere={src !== ''}
        sending={sending}
        error={faultAt('src')}
      />
      <TextField
        look="boxed"
        label={`Name for ${label.toLowerCase()}`}
        value={alt}
        maxLength={200}
        error={faultAt('alt')}
        readOnly={isPending}
        onChange={({ target }) => onChange({ src, alt: target.value })}
      />
    </>
  );
}

interface PictureFieldProps extends NodeFieldProps {
  /** A picture's id with what it shows; null while there is none. */
  use: ContentNode;
  /** It means nothing without its picture, so that the picture cannot be left out. */
  isRequired: boolean;
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
            label={`File of ${label.toLowerCase()}`}
            word="picture"
            isThere={mediaId !== null}
            sending={sending}
          />
        </div>
      </div>
      {mediaId !== null && (
        <TextField
          look="boxed"
          label={`Description (alt text) of ${label.toLowerCase()}`}
          value={alt}
          maxLength={500}
          onChange={({ target }) => onChange({ mediaId, alt: target.value })}
        />
      )}
      {mediaId !== null && !isRequired && (
        <div>
          <TextButton aria-label={`Remove ${label.toLowerCase()}`} onClick={() => onChange(null)}>
            Remove
          </TextButton>
        </div>
      )}
    </FieldGroup>
  );
}
