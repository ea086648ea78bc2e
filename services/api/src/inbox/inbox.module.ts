import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue';
import { IdentityModule } from '../identity';
import { ApplicationsModule, PartnersModule } from '../partners';
import { PaymentRequestsModule } from '../payment-requests';
import { PreviewsModule } from '../previews';
import { ApplicationMessages } from './application-messages';
import { CollectorInquiriesController } from './collector-inquiries.controller';
import { CollectorInquiriesService } from './collector-inquiries.service';
import { ContactMessage } from './contact-message.entity';
import { ContactMessageStore } from './contact-message.store';
import { ContactNotices } from './contact-notices';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';
import { AnswerMessage } from './desk/answer-message';
import { InboxApplicationsController } from './desk/applications.controller';
import { ChangeMessage } from './desk/change-message';
import { DecideApplication } from './desk/decide-application';
import { InboxController } from './desk/inbox.controller';
import { ListMessages } from './desk/list-messages';
import { LookAfterMessage } from './desk/look-after-message';
import { MessageListStore } from './desk/message-list.store';
import { PresentMessages } from './desk/present-messages';
import { ReadMessageRecord } from './desk/read-message-record';
import { SellToWriter } from './desk/sell-to-writer';
import { InquiriesPart } from './inquiries-part';
import { InquiryBook } from './inquiry-book';
import { MessageEvent } from './message-event.entity';
import { MessageEventsStore } from './message-events.store';
import { NewsletterSubscriber } from './newsletter-subscriber.entity';
import { NameMessages } from './name-messages';
import { NewsletterController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';
import { NewsletterRetention } from './newsletter-retention';
import { NewsletterStore } from './newsletter.store';
import { PresaleMessages } from './presale-messages';
import { SubscriberBook } from './subscriber-book';
import { UnansweredMessages } from './unanswered-messages';

/** What people send to the gallery: messages, with what the gallery does about them, and the wish for its letters. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ContactMessage, MessageEvent, NewsletterSubscriber]),
    IdentityModule,
    CatalogueModule,
    PreviewsModule,
    ApplicationsModule,
    PartnersModule,
    PaymentRequestsModule,
  ],
  controllers: [
    CollectorInquiriesController,
    ContactController,
    InboxApplicationsController,
    InboxController,
    NewsletterController,
  ],
  providers: [
    AnswerMessage,
    ApplicationMessages,
    ChangeMessage,
    CollectorInquiriesService,
    ContactMessageStore,
    ContactNotices,
    ContactService,
    DecideApplication,
    InquiriesPart,
    InquiryBook,
    ListMessages,
    LookAfterMessage,
    MessageEventsStore,
    MessageListStore,
    NameMessages,
    NewsletterRetention,
    NewsletterService,
    NewsletterStore,
    PresaleMessages,
    PresentMessages,
    ReadMessageRecord,
    SellToWriter,
    SubscriberBook,
    UnansweredMessages,
  ],
  exports: [ContactService, InquiryBook, SubscriberBook, UnansweredMessages],
})
export class InboxModule {}
