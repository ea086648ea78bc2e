import { sendSiteDrawing } from '@gallery/api-client';
import { TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { FileSender } from './file-sender';
import { textOf, type Part, type Section } from './site-content';
import styles from './site.module.css';

export interface DrawingPartProps {
  label: string;
  drawing: Section;
  faultAt: (name: string) => string | undefined;
  isPending: boolean;
  onChange: (drawing: Part) => void;
}

/** A drawing that is shown as it is: a signature, a logo; and whose it is. */
export function DrawingPart({ label, drawing, faultAt, isPending, onChange }: DrawingPartProps) {
  const src = textOf(drawing['src']);
  const alt = textOf(drawing['alt']);
  const sending = useMutation({
    mutationFn: sendSiteDrawing,
    onSuccess: (sent) => onChange({ src: sent.src, alt }),
  });
  const fault = faultAt('src');
  return (
    <>
      {src !== '' && <img className={styles.drawing} src={src} alt={alt} />}
      <FileSender label={label} word="drawing" types="image/svg+xml" isThere={src !== ''} sending={sending} />
      {fault && (
        <p className={styles.error} role="alert">
          {fault}
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
