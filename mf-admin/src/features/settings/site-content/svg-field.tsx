import { uploadSiteSvg } from '@gallery/api-client';
import { TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { FileUploadField } from './file-upload-field';
import { nodeText, type ContentNode, type ContentSection } from './site-content';
import styles from './site-content.module.css';

export interface SvgFieldProps {
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
