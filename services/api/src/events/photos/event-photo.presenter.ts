import { eventPhotoOrientation, eventPhotoTitle } from '@gallery/domain';
import { PLACEHOLDER_URL, pictureUrl, type Picture } from '../../media';
import type { EventPhoto } from './dto/event-photo.dto';
import type { EventPhotoEntity } from '../entities/event-photo.entity';

/** A photograph as guests see it; of one that is withdrawn only that it is. */
export function presentEventPhoto(photo: EventPhotoEntity, picture: Picture | null): EventPhoto {
  const { id, publishedAt, createdAt, capturedAt, orderCount } = photo;
  const isWithdrawn = photo.state === 'withdrawn';
  const shown = isWithdrawn ? null : picture;
  return {
    id,
    imageUrl: isWithdrawn ? '' : shown ? pictureUrl(shown) : PLACEHOLDER_URL,
    caption: isWithdrawn ? '' : photo.caption,
    createdAt: (publishedAt ?? createdAt).toISOString(),
    isAvailableForOrder: !isWithdrawn && photo.isAvailableForOrder,
    orderCount,
    photographer: photo.photographer,
    seq: photo.seq ?? 0,
    revision: photo.revision ?? 0,
    isWithdrawn,
    capturedAt: capturedAt.toISOString(),
    orientation: eventPhotoOrientation(picture ?? { width: 0, height: 0 }),
    picture: shown,
  };
}

/** What the picture shows, for those who cannot see it. */
export const altTextOf = ({ alt, caption, seq }: EventPhotoEntity): string =>
  alt || eventPhotoTitle({ caption, seq: seq ?? 0 });
