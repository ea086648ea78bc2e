/** From the camera to the feed: photographs of events taken in, made into pictures and published. */
export { BuyerFileService } from './files/buyer-file.service';
export { FailedEventPhotos } from './upload/failed-event-photos';
export { EventPhotoImportService } from './upload/event-photo-import.service';
export { EventPhotoUploadsModule } from './event-photo-uploads.module';
export { EventPhotoWorker } from './processing/event-photo.worker';
