/** What people send to the gallery. */
export { InboxModule } from './inbox.module';
