/** Pushes changes of events to open pages. */
export { LiveModule } from './live.module';
