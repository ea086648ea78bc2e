import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { PreviewsModule } from '../previews';
import { CollectorInquiriesController } from './collector-inquiries.controller';
import { CollectorInquiriesService } from './collector-inquiries.service';
import { ContactMessage } from './contact-message.entity';
import { ContactMessageStore } from './contact-message.store';
import { ContactNotices } from './contact-notices';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';
import { InquiriesPart } from './inquiries-part';
import { InquiryBook } from './inquiry-book';
import { LateMessages } from './late-messages';
import { NewsletterSubscriber } from './newsletter-subscriber.entity';
import { NewsletterController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';
import { NewsletterRetention } from './newsletter-retention';
import { NewsletterStore } from './newsletter.store';
import { SubscriberBook } from './subscriber-book';

/** What people send to the gallery: messages, and the wish for its letters. */
@Module({
  imports: [TypeOrmModule.forFeature([ContactMessage, NewsletterSubscriber]), IdentityModule, PreviewsModule],
  controllers: [CollectorInquiriesController, ContactController, NewsletterController],
  providers: [
    CollectorInquiriesService,
    ContactMessageStore,
    ContactNotices,
    ContactService,
    InquiriesPart,
    InquiryBook,
    LateMessages,
    NewsletterRetention,
    NewsletterService,
    NewsletterStore,
    SubscriberBook,
  ],
  exports: [InquiryBook, LateMessages, SubscriberBook],
})
export class InboxModule {}
