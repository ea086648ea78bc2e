/**
 * What `ingest` works on. It is the writing half of these rows, in a module of its own because it alone handles pictures
 * and jobs; no third module takes anything from here.
 */
export { EventEntity } from './event.entity';
export { EventPhotoEntity, type EventPhotoState } from './event-photo.entity';
export { EventVisitorEntity } from './event-visitor.entity';
export { EventsStore } from './events.store';
