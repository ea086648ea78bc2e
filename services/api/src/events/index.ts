/** Live events, their photographs and their guests. */
export { EventsModule } from './events.module';
export { EventChanged, EventPhotosChanged } from './events.events';
