import { Picture, TextField } from '@gallery/ui';
import { TextButton } from '../../../components/actions/text-button';
import styles from './pictures-field.module.css';
import type { PictureDraft } from '../draft/artwork-draft';

export interface PictureCardProps {
  place: { index: number; of: number };
  entry: PictureDraft;
  isDragged: boolean;
  onDrag: (isDragging: boolean) => void;
  /** Another picture is being dragged over this one. */
  onOver: () => void;
  /** One place earlier or later. */
  onMove: (by: -1 | 1) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** One picture of an artwork, with what it shows and its place. */
export function PictureCard({
  place: { index, of },
  entry: { picture, alt },
  isDragged,
  onDrag,
  onOver,
  onMove,
  onAlt,
  onRemove,
}: PictureCardProps) {
  const name = `picture ${index + 1}`;
  return (
    <li className={styles.card}>
      <div
        className={styles.grip}
        data-dragged={isDragged || undefined}
        draggable
        onDragStart={(event) => {
          // Some browsers drag nothing that carries nothing.
          event.dataTransfer.setData('text/plain', picture.id);
          event.dataTransfer.effectAllowed = 'move';
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          onOver();
        }}
      >
        <div>
          <Picture picture={picture} sizes="6rem" alt={alt || `Picture ${index + 1} of ${of}`} />
        </div>
        <div className={styles.words}>
          <TextField
            label={`What ${name} shows`}
            look="boxed"
            value={alt}
            onChange={({ target }) => onAlt(target.value)}
          />
          <p className={styles.actions}>
            <span>
              {index + 1} of {of}
            </span>
            {index > 0 && (
              <TextButton aria-label={`Move ${name} earlier`} onClick={() => onMove(-1)}>
                Earlier
              </TextButton>
            )}
            {index < of - 1 && (
              <TextButton aria-label={`Move ${name} later`} onClick={() => onMove(1)}>
                Later
              </TextButton>
            )}
            <TextButton tone="destructive" aria-label={`Remove ${name}`} onClick={onRemove}>
              Remove
            </TextButton>
          </p>
        </div>
      </div>
    </li>
  );
}
