/** Pushes changes of events, prints and records to open pages. */
export { asyncApiDocument } from './async-api';
export { EventBus } from './event-bus';
export { LiveModule } from './live.module';
