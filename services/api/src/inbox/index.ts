/** What people send to the gallery. */
export { ContactService } from './contact/contact.service';
export { InboxModule } from './inbox.module';
export { CommissionInquiriesService, type CommissionInquiry } from './messages/commission-inquiries.service';
export { INBOX_NOTIFICATIONS } from './contact/contact.emails';
export { INBOX_EMAILS, unsubscribeLinks } from './newsletter/newsletter.emails';
export {
  NewsletterEnded,
  NewsletterService,
  type LetterSubscriber,
  type NewsletterStatus,
} from './newsletter/newsletter.service';
export { InboxQueries } from './admin/inbox.queries';
export { MessagesService } from './messages/messages.service';
