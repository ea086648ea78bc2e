import type { EventPhoto } from '@gallery/contracts';
import { eventPhotoTitle } from '@gallery/domain';
import { Picture } from '@gallery/ui';
import { memo, useState, type CSSProperties } from 'react';
import { formatClockTime } from '../../../event-times';
import styles from './photo-grid.module.css';

export interface PhotoTileProps {
  photo: EventPhoto;
  /** It came while the guest looked on: its place is held as Developing until its file is there. */
  isArrival: boolean;
  /** Place in the whole grid, for screen readers: only a part of it is drawn. */
  position: number;
  count: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Lines of the caption. */
  lines: number;
  onOpen: (id: string) => void;
}

/** A photograph in the grid and its label; the whole of it opens the full view. */
export const PhotoTile = memo(function PhotoTile({
  photo,
  isArrival,
  position,
  count,
  left,
  top,
  width,
  height,
  lines,
  onOpen,
}: PhotoTileProps) {
  const [isShown, setShown] = useState(!isArrival);
  const place: CSSProperties & Record<'--lines', number> = { left, top, width, height, '--lines': lines };
  return (
    <li className={styles.item} style={place} aria-posinset={position} aria-setsize={count}>
      <button type="button" id={tileId(photo.id)} className={styles.tile} onClick={() => onOpen(photo.id)}>
        {photo.picture ? (
          <Picture
            picture={photo.picture}
            sizes={`${Math.round(width)}px`}
            alt={photo.picture.alt || eventPhotoTitle(photo)}
            onSettled={() => setShown(true)}
          />
        ) : (
          <img
            className={styles.foreign}
            src={photo.imageUrl}
            alt={eventPhotoTitle(photo)}
            loading="lazy"
            onLoad={() => setShown(true)}
            onError={() => setShown(true)}
          />
        )}
        <span className={styles.label}>
          <span className={styles.title}>{isShown ? eventPhotoTitle(photo) : 'Developing'}</span>
          <span className={styles.time}>{isShown ? formatClockTime(photo.capturedAt) : 'Now'}</span>
        </span>
      </button>
    </li>
  );
});

/** Name of the tile's button in the document. */
export const tileId = (photoId: string): string => `photo-${photoId}`;
