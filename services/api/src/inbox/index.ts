/** What people send to the gallery. */
export { InboxModule } from './inbox.module';
export { LateMessages } from './late-messages';
export { InquiryBook, type KnownInquiry } from './inquiry-book';
export { INBOX_MAILS } from './newsletter-mail';
export { SubscriberBook, type KnownSubscriber } from './subscriber-book';
