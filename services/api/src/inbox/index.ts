/** What people send to the gallery. */
export { InboxModule } from './inbox.module';
export { InquiryBook, type KnownInquiry } from './inquiry-book';
