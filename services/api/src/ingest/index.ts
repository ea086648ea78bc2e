/** From the camera to the feed: photographs of events taken in, made into pictures and published. */
export { BuyersFile } from './buyers-file';
export { FailedPhotos } from './failed-photos';
export { ImportEventPhoto } from './import-event-photo';
export { IngestModule } from './ingest.module';
export { PhotoWorker } from './photo-worker';
