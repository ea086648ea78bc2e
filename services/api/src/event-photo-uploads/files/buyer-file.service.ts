import { Injectable } from '@nestjs/common';
import { EventPhotosService } from '../../events';
import { EventPicturesService } from '../../media';
import { AppError, Storage, type OpenFile } from '../../platform';

/** The file that the buyer of an event photo gets: every pixel, no mark, nothing of where and with what it was made. */
@Injectable()
export class BuyerFileService {
  constructor(
    private readonly eventPhotosService: EventPhotosService,
    private readonly eventPicturesService: EventPicturesService,
    private readonly storage: Storage,
  ) {}

  /**
   * A JPEG; made when it is first asked for.
   * @throws AppError `photo_not_found`
   */
  async openForBuyer(photoId: string): Promise<OpenFile> {
    const photo = await this.eventPhotosService.find(photoId);
    if (!photo?.mediaId) throw new AppError('photo_not_found');
    const key = await this.eventPicturesService.ensureBuyerFile(photo);
    const file = await this.storage.open(key);
    if (file === null) throw new AppError('photo_not_found');
    return file;
  }
}
