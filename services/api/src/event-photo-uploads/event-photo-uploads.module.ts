import { Module } from '@nestjs/common';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { BuyerFileService } from './files/buyer-file.service';
import { EventPictureFilesController } from './files/event-picture-files.controller';
import { FailedEventPhotos } from './upload/failed-event-photos';
import { EventPhotoImportService } from './upload/event-photo-import.service';
import { EventPhotoProcessingService } from './processing/event-photo-processing.service';
import { AdminEventPhotosController } from './upload/event-photo.admin.controller';
import { EventPhotoMetrics } from './processing/event-photo.metrics';
import { EventPhotoWorker } from './processing/event-photo.worker';
import { AdminEventPhotosQueries } from './upload/admin-event-photos.queries';
import { EventPictureFilesService } from './files/event-picture-files.service';
import { EventPhotoUploadsService } from './upload/event-photo-uploads.service';
import { AdminEventPhotoUploadsController } from './upload/event-photos.admin.controller';

/** From the camera to the feed: photographs taken in, made into pictures in a process beside, and published. */
@Module({
  imports: [EventsModule, IdentityModule, MediaModule],
  controllers: [AdminEventPhotoUploadsController, AdminEventPhotosController, EventPictureFilesController],
  providers: [
    BuyerFileService,
    FailedEventPhotos,
    EventPhotoImportService,
    EventPhotoProcessingService,
    EventPhotoMetrics,
    EventPhotoWorker,
    AdminEventPhotosQueries,
    EventPictureFilesService,
    EventPhotoUploadsService,
  ],
  exports: [BuyerFileService, FailedEventPhotos, EventPhotoImportService],
})
export class EventPhotoUploadsModule {}
