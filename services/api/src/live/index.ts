/** What open pages of an event are told without asking. */
export { LiveModule } from './live.module';
