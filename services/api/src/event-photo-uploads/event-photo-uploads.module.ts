import { Module } from '@nestjs/common';
import { EventDevicesModule } from '../event-devices';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { EventPictureFilesController } from './files/event-picture-files.controller';
import { EventPictureFilesService } from './files/event-picture-files.service';
import { EventPhotoProcessingService } from './processing/event-photo-processing.service';
import { EventPhotoWorker } from './processing/event-photo.worker';
import { AdminEventPhotosQueries } from './upload/admin-event-photos.queries';
import { EventPhotoUploadsService } from './upload/event-photo-uploads.service';
import {
  AdminEventPhotosController,
  AdminEventPhotoUploadsController,
  DevicePhotosController,
} from './upload/event-photo-uploads.controller';

/** From the camera to the feed: receives photos, renders their pictures in a child process and publishes them. */
@Module({
  imports: [EventDevicesModule, EventsModule, IdentityModule, MediaModule],
  controllers: [
    AdminEventPhotoUploadsController,
    AdminEventPhotosController,
    DevicePhotosController,
    EventPictureFilesController,
  ],
  providers: [
    EventPhotoProcessingService,
    EventPhotoWorker,
    AdminEventPhotosQueries,
    EventPictureFilesService,
    EventPhotoUploadsService,
  ],
  exports: [AdminEventPhotosQueries, EventPhotoUploadsService, EventPictureFilesService],
})
export class EventPhotoUploadsModule {}
