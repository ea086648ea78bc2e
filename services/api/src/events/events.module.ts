import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { EventRemindersService } from './reminders/event-reminders.service';
import { EventPhotoUpdatesService } from './photos/event-photo-updates.service';
import { EventAccessService } from './guest-passes/event-access.service';
import { EventEmails } from './events.emails';
import { EventPhotoEntity } from './entities/event-photo.entity';
import { EventPhotosController } from './photos/event-photos.controller';
import { EventPhotosStore } from './photos/event-photos.store';
import { EventReminderEntity, EventRemindersStore } from './reminders/event-reminders.store';
import { EventSummariesService, EventViewersService } from './listing/event-summaries.service';
import { EventScheduleWorker } from './lifecycle/event-schedule.worker';
import { EventGuestEntity } from './entities/event-guest.entity';
import { EventEntity } from './entities/event.entity';
import { EventsController } from './listing/events.controller';
import { EventsStore } from './events.store';
import { EventsListeners } from './events.listeners';
import { GuestRetentionWorker } from './guests/guest-retention.worker';
import { AdminGuestsController, GuestsController } from './guests/guests.controller';
import { GuestPassRevocationService, GuestPassService } from './guest-passes/guest-pass.service';
import { AdminEventsService } from './admin/admin-events.service';
import { EventCacheService } from './event-cache.service';
import { GuestAdmissionService } from './guests/guest-admission.service';
import { GuestCodesService } from './guests/guest-codes.service';
import { EventTransitionsService } from './lifecycle/event-transitions.service';
import { EventPhotoFeedService } from './photos/event-photo-feed.service';
import { EventPhotoIntakeService } from './photos/event-photo-intake.service';
import { EventPhotoJobsService } from './photos/event-photo-jobs.service';
import { EventPhotosService } from './photos/event-photos.service';
import { EventPhotoModerationService } from './photos/event-photo-moderation.service';
import { EventsQueries } from './listing/events.queries';
import { AdminEventsQueries } from './admin/admin-events.queries';
import { EventRemindersController } from './reminders/event-reminders.controller';
import { AdminEventsController, AdminEventsCsvController } from './admin/events.admin.controller';
import { FeedNotModifiedService } from './photos/feed-not-modified.service';
import { EventGuestsStore } from './guests/event-guests.store';
import { GuestFollowUpScheduleService } from './guests/guest-follow-up-schedule.service';
import { GuestRegistrationsService } from './guests/guest-registrations.service';
import { WaitlistService } from './guests/waitlist.service';

/** Live events, their photos and their guests. */
@Module({
  imports: [
    TypeOrmModule.forFeature([EventEntity, EventPhotoEntity, EventGuestEntity, EventReminderEntity]),
    IdentityModule,
    MediaModule,
  ],
  controllers: [
    EventsController,
    EventPhotosController,
    GuestsController,
    AdminGuestsController,
    EventRemindersController,
    AdminEventsController,
    AdminEventsCsvController,
  ],
  providers: [
    EventRemindersService,
    EventPhotoUpdatesService,
    EventAccessService,
    EventEmails,
    EventPhotosStore,
    EventSummariesService,
    EventViewersService,
    EventScheduleWorker,
    EventsStore,
    EventsListeners,
    GuestRetentionWorker,
    AdminEventsService,
    GuestPassRevocationService,
    EventCacheService,
    GuestAdmissionService,
    GuestCodesService,
    EventTransitionsService,
    EventPhotoFeedService,
    EventPhotoIntakeService,
    EventPhotoJobsService,
    EventPhotosService,
    EventPhotoModerationService,
    EventsQueries,
    GuestPassService,
    AdminEventsQueries,
    EventRemindersStore,
    FeedNotModifiedService,
    EventGuestsStore,
    GuestFollowUpScheduleService,
    GuestRegistrationsService,
    WaitlistService,
  ],
  exports: [
    EventAccessService,
    EventCacheService,
    EventPhotoFeedService,
    EventPhotoIntakeService,
    EventPhotoJobsService,
    EventPhotoUpdatesService,
    EventPhotosService,
    EventPhotoModerationService,
    EventsQueries,
    EventViewersService,
    GuestFollowUpScheduleService,
  ],
})
export class EventsModule {}
