import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { PhotoRecords } from '../events';
import { EventPictures } from '../media';
import { AppError, Storage } from '../platform';

/** The file that the buyer of an event photo gets: every pixel, no mark, nothing of where and with what it was made. */
@Injectable()
export class BuyersFile {
  constructor(
    private readonly photos: PhotoRecords,
    private readonly pictures: EventPictures,
    private readonly storage: Storage,
  ) {}

  /**
   * A JPEG; made when it is first asked for.
   * @throws AppError `photo_not_found`
   */
  async of(photoId: string): Promise<{ bytes: Readable; size: number }> {
    const photo = await this.photos.find(photoId);
    if (!photo?.mediaId) throw new AppError('photo_not_found');
    const key = await this.pictures.wholeFile(photo);
    const size = await this.storage.size(key);
    if (size === null) throw new AppError('photo_not_found');
    return { bytes: this.storage.stream(key), size };
  }
}
