import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { IdentityModule } from '../identity';
import { AffiliateApplicationsModule, AffiliatesModule } from '../affiliates';
import { CertificatesModule } from '../certificates';
import { PaymentRequestsModule } from '../payment-requests';
import { PrivatePreviewsModule } from '../private-previews';
import { InboxListeners } from './inbox.listeners';
import { ContactController } from './contact/contact.controller';
import { ContactService } from './contact/contact.service';
import { ContactMessageEntity, ContactMessageEventEntity } from './messages/contact-message.entity';
import { ContactMessagesStore } from './messages/contact-messages.store';
import { ContactEmails } from './contact/contact.emails';
import { MessageRepliesService } from './admin/message-replies.service';
import { AdminAffiliateApplicationsController, AdminInboxController } from './admin/inbox.admin.controller';
import { MessagesService } from './messages/messages.service';
import { AffiliateApplicationReviewService } from './admin/affiliate-application-review.service';
import { InboxQueries } from './admin/inbox.queries';
import { MessageListStore } from './admin/message-list.store';
import { MessagePresenter } from './admin/message.presenter';
import { MessageOrdersService } from './admin/message-orders.service';
import { CommissionInquiriesService } from './messages/commission-inquiries.service';
import {
  NewsletterSubscriberEntity,
  NewsletterSubscribersStore,
} from './newsletter/newsletter-subscribers.store';
import { NewsletterController } from './newsletter/newsletter.controller';
import { NewsletterService } from './newsletter/newsletter.service';

/** What people send to the gallery: messages, with replies and history, and newsletter subscriptions. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ContactMessageEntity, ContactMessageEventEntity, NewsletterSubscriberEntity]),
    IdentityModule,
    CatalogModule,
    CertificatesModule,
    PrivatePreviewsModule,
    AffiliateApplicationsModule,
    AffiliatesModule,
    PaymentRequestsModule,
  ],
  controllers: [
    ContactController,
    AdminAffiliateApplicationsController,
    AdminInboxController,
    NewsletterController,
  ],
  providers: [
    MessageRepliesService,
    InboxListeners,
    MessagesService,
    ContactService,
    ContactMessagesStore,
    ContactEmails,
    AffiliateApplicationReviewService,
    CommissionInquiriesService,
    InboxQueries,
    MessageListStore,
    NewsletterService,
    NewsletterSubscribersStore,
    MessagePresenter,
    MessageOrdersService,
  ],
  exports: [ContactService, CommissionInquiriesService, InboxQueries, NewsletterService, MessagesService],
})
export class InboxModule {}
