/** Pushes changes of events, prints and records to open pages. */
export { asyncApiDocument } from './async-api';
export { LiveModule } from './live.module';
