import { Module } from '@nestjs/common';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { BuyersFile } from './buyers-file';
import { EventPicturesController } from './event-pictures.controller';
import { FailedPhotos } from './failed-photos';
import { ImportEventPhoto } from './import-event-photo';
import { MakePhoto } from './make-photo';
import { OwnerPhotosController } from './owner-photos.controller';
import { PhotoMetrics } from './photo-metrics';
import { PhotoWorker } from './photo-worker';
import { ReadOwnerPhotos } from './read-owner-photos';
import { ReadPictureFile } from './read-picture-file';
import { ReceivePhotos } from './receive-photos';
import { EventUploadsController } from './uploads.controller';

/** From the camera to the feed: photographs taken in, made into pictures in a process beside, and published. */
@Module({
  imports: [EventsModule, IdentityModule, MediaModule],
  controllers: [EventUploadsController, OwnerPhotosController, EventPicturesController],
  providers: [
    BuyersFile,
    FailedPhotos,
    ImportEventPhoto,
    MakePhoto,
    PhotoMetrics,
    PhotoWorker,
    ReadOwnerPhotos,
    ReadPictureFile,
    ReceivePhotos,
  ],
  exports: [BuyersFile, FailedPhotos, ImportEventPhoto],
})
export class IngestModule {}
