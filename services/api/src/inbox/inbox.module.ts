import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { IdentityModule } from '../identity';
import { AffiliateApplicationsModule, AffiliatesModule } from '../affiliates';
import { PaymentRequestsModule } from '../payment-requests';
import { PrivatePreviewsModule } from '../private-previews';
import { ApplicationMessageListener } from './application-message.listener';
import { CollectorInquiriesController } from './contact/collector-inquiries.controller';
import { CollectorInquiriesService } from './contact/collector-inquiries.service';
import { ContactMessageEntity } from './messages/contact-message.entity';
import { ContactMessagesStore } from './messages/contact-messages.store';
import { ContactEmails } from './contact/contact-notifications.service';
import { ContactController } from './contact/contact.controller';
import { ContactService } from './contact/contact.service';
import { MessageRepliesService } from './admin/message-replies.service';
import { AdminAffiliateApplicationsController } from './admin/affiliate-applications.admin.controller';
import { MessagesService } from './messages/messages.service';
import { AffiliateApplicationReviewService } from './admin/affiliate-application-review.service';
import { AdminInboxController } from './admin/inbox.admin.controller';
import { InboxQueries } from './admin/inbox.queries';
import { MessageAssignmentService } from './messages/message-assignment.service';
import { MessageListStore } from './admin/message-list.store';
import { MessagePresenter } from './admin/message.presenter';
import { MessageRecordQueries } from './admin/message-record.queries';
import { MessageOrdersService } from './admin/message-orders.service';
import { CollectorInquiryDataListener } from './collector-data.listener';
import { CommissionInquiriesService } from './messages/commission-inquiries.service';
import { ContactMessageEventEntity } from './messages/contact-message-event.entity';
import { ContactMessageEventsStore } from './messages/contact-message-events.store';
import { NewsletterSubscriberEntity } from './newsletter/newsletter-subscriber.entity';
import { MessageNameResolver } from './inbox.listeners';
import { NewsletterController } from './newsletter/newsletter.controller';
import { NewsletterService } from './newsletter/newsletter.service';
import { NewsletterRetentionWorker } from './newsletter/newsletter-retention.worker';
import { NewsletterSubscribersStore } from './newsletter/newsletter-subscribers.store';
import { PresaleMessageListener } from './presale-message.listener';
import { NewsletterSubscribersService } from './newsletter/newsletter-subscribers.service';
import { UnansweredMessagesService } from './messages/unanswered-messages.service';

/** What people send to the gallery: messages, with what the gallery does about them, and the wish for its letters. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ContactMessageEntity, ContactMessageEventEntity, NewsletterSubscriberEntity]),
    IdentityModule,
    CatalogModule,
    PrivatePreviewsModule,
    AffiliateApplicationsModule,
    AffiliatesModule,
    PaymentRequestsModule,
  ],
  controllers: [
    CollectorInquiriesController,
    ContactController,
    AdminAffiliateApplicationsController,
    AdminInboxController,
    NewsletterController,
  ],
  providers: [
    MessageRepliesService,
    ApplicationMessageListener,
    MessagesService,
    CollectorInquiriesService,
    ContactMessagesStore,
    ContactEmails,
    ContactService,
    AffiliateApplicationReviewService,
    CollectorInquiryDataListener,
    CommissionInquiriesService,
    InboxQueries,
    MessageAssignmentService,
    ContactMessageEventsStore,
    MessageListStore,
    MessageNameResolver,
    NewsletterRetentionWorker,
    NewsletterService,
    NewsletterSubscribersStore,
    PresaleMessageListener,
    MessagePresenter,
    MessageRecordQueries,
    MessageOrdersService,
    NewsletterSubscribersService,
    UnansweredMessagesService,
  ],
  exports: [
    ContactService,
    CommissionInquiriesService,
    NewsletterSubscribersService,
    UnansweredMessagesService,
  ],
})
export class InboxModule {}
