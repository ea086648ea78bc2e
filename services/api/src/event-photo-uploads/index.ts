/** From the camera to the feed: receives photos of events, renders their pictures and publishes them. */
export { EventPhotoUploadsModule } from './event-photo-uploads.module';
export { EventPictureFilesService } from './files/event-picture-files.service';
export { EventPhotoWorker } from './processing/event-photo.worker';
export { AdminEventPhotosQueries } from './upload/admin-event-photos.queries';
export { EventPhotoUploadsService } from './upload/event-photo-uploads.service';
