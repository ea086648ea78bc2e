import { Injectable } from '@nestjs/common';
import { PhotoRecords } from '../events';
import { EventPictures } from '../media';
import { AppError, Storage, type OpenFile } from '../platform';

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
  async of(photoId: string): Promise<OpenFile> {
    const photo = await this.photos.find(photoId);
    if (!photo?.mediaId) throw new AppError('photo_not_found');
    const key = await this.pictures.wholeFile(photo);
    const file = await this.storage.open(key);
    if (file === null) throw new AppError('photo_not_found');
    return file;
  }
}
