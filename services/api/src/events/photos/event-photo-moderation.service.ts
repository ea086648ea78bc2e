import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform';
import type { EventPhotoEntity } from '../entities/event-photo.entity';
import { canTransitionEventPhoto } from './event-photo-transitions';
import { EventPhotoUpdatesService } from './event-photo-updates.service';
import { EventPhotosStore } from './event-photos.store';

export type EventPhotoChanges = Partial<Pick<EventPhotoEntity, 'caption' | 'isAvailableForOrder'>>;

/** Staff publish, withdraw and edit photos. */
@Injectable()
export class EventPhotoModerationService {
  constructor(
    private readonly eventPhotoUpdatesService: EventPhotoUpdatesService,
    private readonly eventPhotosStore: EventPhotosStore,
  ) {}

  /**
   * A photo that is already in the feed stays unchanged.
   * @throws AppError `photo_not_found`; `photo_not_ready` while it has no pictures, or when it never will
   */
  async publish(id: string): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async (photo, event) => {
      if (photo.state === 'published') return;
      if (photo.mediaId === null || !canTransitionEventPhoto(photo.state, 'published', 'staff'))
        throw new AppError('photo_not_ready');
      await this.eventPhotoUpdatesService.publish(photo, event);
    });
  }

  /**
   * Removes a photo from the feed, or rejects one that waits for approval.
   * @throws AppError `photo_not_found`, `photo_not_ready`
   */
  async withdraw(id: string): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async (photo, event) => {
      if (photo.state === 'withdrawn') return;
      if (!canTransitionEventPhoto(photo.state, 'withdrawn', 'staff')) throw new AppError('photo_not_ready');
      const wasPublished = photo.state === 'published';
      await this.eventPhotosStore.update(id, { state: 'withdrawn' });
      if (wasPublished) await this.eventPhotoUpdatesService.announceChange(photo, event);
    });
  }

  /**
   * @param seen the version whose caption the caller saw
   * @throws AppError `photo_not_found`; `changed_meanwhile` with {version} for a caption
   */
  async update(id: string, changes: EventPhotoChanges, seen?: number): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async (photo, event) => {
      if (Object.values(changes).every((value) => value === undefined)) return;
      await this.eventPhotosStore.update(id, { ...changes, version: nextVersion(photo, changes, seen) });
      if (photo.state === 'published') await this.eventPhotoUpdatesService.announceChange(photo, event);
    });
  }
}

/** Only a caption is typed text: what can be ordered is a switch, where the last press wins. */
function nextVersion({ version }: EventPhotoEntity, { caption }: EventPhotoChanges, seen = version): number {
  if (caption === undefined) return version;
  if (seen !== version) throw new AppError('changed_meanwhile', { details: { version } });
  return version + 1;
}
