import type { EventPhoto } from '@gallery/contracts';
import { eventPhotoTitle, formatTime } from '@gallery/domain';
import { Picture } from '@gallery/ui';
import { memo, useState, type CSSProperties } from 'react';
import styles from './photo-grid.module.css';

export interface PhotoTileProps {
  photo: EventPhoto;
  /** It arrived while the guest watched: its space shows Developing until the file has loaded. */
  isArrival: boolean;
  /** Position in the whole grid, for screen readers: only a part of it is rendered. */
  position: number;
  count: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Lines of the caption. */
  lines: number;
  /** Sold prints of all its editions. */
  sold: number;
  /** The venue's. */
  timeZone: string;
  onOpen: (id: string) => void;
}

/** A photo in the grid with its label; a click opens the full view. */
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
  sold,
  timeZone,
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
          {isShown && sold > 0 ? (
            <span className={`${styles.time} ${styles.sold}`}>{sold} sold</span>
          ) : (
            <span className={styles.time}>{isShown ? formatTime(photo.capturedAt, timeZone) : 'Now'}</span>
          )}
        </span>
      </button>
    </li>
  );
});

/** Id of the tile's button. */
export const tileId = (photoId: string): string => `photo-${photoId}`;
