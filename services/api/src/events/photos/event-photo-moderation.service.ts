import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform';
import { EventPhotoUpdatesService } from './event-photo-updates.service';
import type { EventPhotoEntity } from '../entities/event-photo.entity';
import { EventPhotoIntakeStore } from './event-photo-intake.store';

/** What the owner may change of a photograph. */
export type EventPhotoChanges = Partial<Pick<EventPhotoEntity, 'caption' | 'isAvailableForOrder'>>;

/** The owner's word on a photograph: onto the feed, off it, or other facts about it. */
@Injectable()
export class EventPhotoModerationService {
  constructor(
    private readonly eventPhotoUpdatesService: EventPhotoUpdatesService,
    private readonly eventPhotoIntakeStore: EventPhotoIntakeStore,
  ) {}

  /**
   * Shows a photograph that waits or was withdrawn; one that is on the feed stays as it is.
   * @throws AppError `photo_not_found`; `photo_not_ready` while it has no pictures, or never will
   */
  async publish(id: string): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async (photo, event) => {
      if (photo.state === 'published') return;
      if (photo.mediaId === null || (photo.state !== 'waiting' && photo.state !== 'withdrawn'))
        throw new AppError('photo_not_ready');
      await this.eventPhotoUpdatesService.publish(photo, event);
    });
  }

  /**
   * Takes a photograph off the feed, or turns one down that waits.
   * @throws AppError `photo_not_found`, `photo_not_ready`
   */
  async withdraw(id: string): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async (photo, event) => {
      if (photo.state === 'withdrawn') return;
      if (photo.state !== 'published' && photo.state !== 'waiting') throw new AppError('photo_not_ready');
      const wasSeen = photo.state === 'published';
      await this.eventPhotoIntakeStore.update(id, { state: 'withdrawn' });
      if (wasSeen) await this.eventPhotoUpdatesService.announceChange(photo, event);
    });
  }

  /** @throws AppError `photo_not_found` */
  async update(id: string, changes: EventPhotoChanges): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async (photo, event) => {
      if (Object.values(changes).every((value) => value === undefined)) return;
      await this.eventPhotoIntakeStore.update(id, changes);
      if (photo.state === 'published') await this.eventPhotoUpdatesService.announceChange(photo, event);
    });
  }
}
