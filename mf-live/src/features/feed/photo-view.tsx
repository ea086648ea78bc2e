import type { EventPhoto } from '@gallery/contracts';
import { eventPhotoTitle, formatDateTime } from '@gallery/domain';
import { Button, LiveBadge, Picture, TextButton } from '@gallery/ui';
import { Lightbox } from '@gallery/ui/dialog';
import type { ReactNode } from 'react';
import { tileId } from './photo-grid/photo-tile';
import styles from './photo-view.module.css';
import { sharePhoto } from './share-photo';

export interface PhotoViewProps {
  /** False while something else takes the whole screen; the view comes back as it was. */
  isOpen: boolean;
  photo: EventPhoto;
  eventTitle: string;
  /** The venue's. */
  timeZone: string;
  isLive: boolean;
  /** Path of the photo in the feed. */
  path: string;
  /** Shared with the photo. */
  hashtag: string;
  /** Label of the purchase button; `INQUIRE` while nothing is sold online. Null if the photo is not for sale. */
  purchaseLabel: string | null;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  onPurchase: () => void;
  /** The purchase options, beside the picture while open. */
  purchase?: ReactNode;
}

/** A photo in the lightbox; closing it resets zoom and selection. */
export function PhotoView({
  isOpen,
  photo,
  eventTitle,
  timeZone,
  isLive,
  path,
  hashtag,
  purchaseLabel: offer,
  onPrevious,
  onNext,
  onClose,
  onPurchase: onOffer,
  purchase,
}: PhotoViewProps) {
  const { picture } = photo;
  const title = eventPhotoTitle(photo);
  const actualWidth = picture?.widths.at(-1);
  return (
    <Lightbox
      isOpen={isOpen}
      label={title}
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      actualWidth={actualWidth}
      head={{ back: 'Back to Gallery', aside: isLive && <LiveBadge /> }}
      returnTo={() => document.getElementById(tileId(photo.id))}
      aside={purchase}
      caption={
        <span className={styles.caption}>
          <span className={styles.title}>{title}</span>
          <span className={styles.meta} data-selling={purchase ? '' : undefined}>
            {[eventTitle, formatDateTime(photo.capturedAt, timeZone)].filter(Boolean).join(', ')}
          </span>
        </span>
      }
      actions={
        <>
          {offer && !purchase && (
            <span className={styles.offer}>
              <Button variant="filled" isWide onClick={onOffer}>
                {offer}
              </Button>
            </span>
          )}
          <TextButton className={styles.word} onClick={() => void sharePhoto({ title, path, hashtag })}>
            Share
          </TextButton>
        </>
      }
    >
      {(isZoomed) =>
        picture ? (
          <Picture
            picture={picture}
            sizes={
              isZoomed
                ? `${actualWidth}px`
                : `min(100vw, ${Math.round((picture.width / picture.height) * 100)}vh)`
            }
            priority
          />
        ) : (
          <img src={photo.imageUrl} alt={title} />
        )
      }
    </Lightbox>
  );
}
