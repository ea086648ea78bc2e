import { Injectable } from '@nestjs/common';
import { AppError } from '../platform';
import { ChangePhotos } from './change-photos';
import type { EventPhotoEntity } from './event-photo.entity';
import { PhotoIntakeStore } from './photo-intake.store';

/** What the owner may change of a photograph. */
export type PhotoChanges = Partial<Pick<EventPhotoEntity, 'caption' | 'isAvailableForOrder'>>;

/** The owner's word on a photograph: onto the feed, off it, or other facts about it. */
@Injectable()
export class PublishPhotos {
  constructor(
    private readonly changing: ChangePhotos,
    private readonly store: PhotoIntakeStore,
  ) {}

  /**
   * Shows a photograph that waits or was withdrawn; one that is on the feed stays as it is.
   * @throws AppError `photo_not_found`; `photo_not_ready` while it has no pictures, or never will
   */
  async publish(id: string): Promise<void> {
    await this.changing.change(id, async (photo, event) => {
      if (photo.state === 'published') return;
      if (photo.mediaId === null || (photo.state !== 'waiting' && photo.state !== 'withdrawn'))
        throw new AppError('photo_not_ready');
      await this.changing.show(photo, event);
    });
  }

  /**
   * Takes a photograph off the feed, or turns one down that waits.
   * @throws AppError `photo_not_found`, `photo_not_ready`
   */
  async withdraw(id: string): Promise<void> {
    await this.changing.change(id, async (photo, event) => {
      if (photo.state === 'withdrawn') return;
      if (photo.state !== 'published' && photo.state !== 'waiting') throw new AppError('photo_not_ready');
      const wasSeen = photo.state === 'published';
      await this.store.change(id, { state: 'withdrawn' });
      if (wasSeen) await this.changing.announce(photo, event);
    });
  }

  /** @throws AppError `photo_not_found` */
  async edit(id: string, changes: PhotoChanges): Promise<void> {
    await this.changing.change(id, async (photo, event) => {
      if (Object.values(changes).every((value) => value === undefined)) return;
      await this.store.change(id, changes);
      if (photo.state === 'published') await this.changing.announce(photo, event);
    });
  }
}
