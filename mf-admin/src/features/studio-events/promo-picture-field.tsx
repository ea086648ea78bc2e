import type { StudioEvent } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { TextButton } from '../../components/actions/text-button';
import { FileDrop } from '../../components/forms/file-drop';
import styles from './promo-picture-field.module.css';

interface PromoPictureFieldProps {
  /** The picture that the event has, which stays unless another is chosen. */
  picture: StudioEvent['picture'];
  /** What was chosen here, to be sent with the form. */
  chosen: File | null;
  error?: string;
  disabled: boolean;
  onChange: (chosen: File | null) => void;
}

/** Shows the event's picture, and takes another. */
export function PromoPictureField({ picture, chosen, error, disabled, onChange }: PromoPictureFieldProps) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>Promo picture</legend>
      {picture && !chosen && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="9rem" />
        </div>
      )}
      {chosen && (
        <p className={styles.chosen}>
          <span>{chosen.name}</span>
          <TextButton aria-label={`Remove ${chosen.name}`} disabled={disabled} onClick={() => onChange(null)}>
            Remove
          </TextButton>
        </p>
      )}
      <FileDrop
        label="Promo picture"
        lead={picture || chosen ? 'Drop another here, or' : 'Drop a picture here, or'}
        buttonLabel="Choose a file"
        disabled={disabled}
        error={error}
        onFiles={([file = null]) => onChange(file)}
      />
    </fieldset>
  );
}
