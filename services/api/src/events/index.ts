/** Live events, their photographs and their guests. */
export { EventsModule } from './events.module';
export { EventChanged, EventPhotosChanged } from './events.events';
export type { EventStatus } from './event-status';
export { EventPhoto } from './dto/event-photo.dto';
export { EventRecord } from './dto/event-record.dto';
export { EventAccess, type Admission } from './event-access';
export { KeepEvents } from './keep-events';
export { KnownEvents, type KnownEvent } from './known-events';
export { MoveEvents } from './move-events';
export { PhotoFeed } from './photo-feed';
export { PhotoOrderCount } from './photo-order-count';
export { PhotosForSale, type PhotoForSale } from './photos-for-sale';
export { ReadEvents } from './read-events';
export { UnchangedFeed } from './unchanged-feed';
export {
  EventEntity,
  EventPhotoEntity,
  EventVisitorEntity,
  EventsStore,
  type EventPhotoState,
} from './written-elsewhere';
