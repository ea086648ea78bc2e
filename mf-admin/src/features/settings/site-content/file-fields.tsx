import { isApiError, uploadSiteSvg, uploadPicture } from '@gallery/api-client';
import { TextField, Picture } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { FileDrop, PICTURE_TYPES } from '../../../components/forms/file-drop';
import styles from './site-content.module.css';
import { nodeText, type ContentNode, type ContentSection, isNodeGroup } from './site-content';
import { TextButton } from '../../../components/actions/text-button';
import { FieldGroup } from './group-fields';
import { useSitePictures } from './use-site-pictures';

interface FileUploadFieldProps {
  /** Of what the file is: `Banner`. */
  label: string;
  /** What it is, as its field is called on the wire: `picture`. */
  word: 'picture' | 'film' | 'drawing';
  types: string;
  /** Whether there is one already, which another would replace. */
  isThere: boolean;
  sending: { mutate: (file: File) => void; isPending: boolean; error: Error | null };
}

/** Takes a file and sends it at once; errors are beneath. */
export function FileUploadField({ label, word, types, isThere, sending }: FileUploadFieldProps) {
  const errorId = useId();
  const { mutate, isPending, error } = sending;
  const fault = isApiError(error) ? (error.fields[word] ?? error.serverMessage) : null;
  return (
    <>
      <FileDrop
        label={`File of ${label.toLowerCase()}`}
        lead={isThere ? 'Drop another here, or' : `Drop a ${word} here, or`}
        buttonLabel="Choose a file"
        types={types}
        disabled={isPending}
        errorId={error ? errorId : undefined}
        onFiles={([file]) => file && mutate(file)}
      />
      <output className={styles.sending}>{isPending && `The ${word} is on its way...`}</output>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {fault ?? `The ${word} was not taken in. Please try again.`}
        </p>
      )}
    </>
  );
}

interface SvgFieldProps {
  label: string;
  drawing: ContentSection;
  faultAt: (name: string) => string | undefined;
  isPending: boolean;
  onChange: (drawing: ContentNode) => void;
}

/** A drawing that is shown as it is: a signature, a logo; and whose it is. */
export function SvgField({ label, drawing, faultAt, isPending, onChange }: SvgFieldProps) {
  const src = nodeText(drawing['src']);
  const alt = nodeText(drawing['alt']);
  const sending = useMutation({
    mutationFn: uploadSiteSvg,
    onSuccess: (sent) => onChange({ src: sent.src, alt }),
  });
  const error = faultAt('src');
  return (
    <>
      {src !== '' && <img className={styles.drawing} src={src} alt={alt} />}
      <FileUploadField
        label={label}
        word="drawing"
        types="image/svg+xml"
        isThere={src !== ''}
        sending={sending}
      />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <TextField
        look="boxed"
        label={`Whose ${label.toLowerCase()} it is`}
        value={alt}
        maxLength={200}
        error={faultAt('alt')}
        readOnly={isPending}
        onChange={({ target }) => onChange({ src, alt: target.value })}
      />
    </>
  );
}

interface PictureFieldProps {
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
