/** What people send to the gallery. */
export { ContactService } from './contact.service';
export { InboxModule } from './inbox.module';
export { InquiryBook, type KnownInquiry } from './inquiry-book';
export { INBOX_NOTICES } from './contact-mail';
export { INBOX_MAILS } from './newsletter-mail';
export { SubscriberBook, type KnownSubscriber } from './subscriber-book';
export { UnansweredMessages } from './unanswered-messages';
