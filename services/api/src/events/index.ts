/** Live events, their photos and their guests. */
export { EventsModule } from './events.module';
export { EventChanged, EventDeletionRequested, EventPhotosChanged, GuestDataExpired } from './domain-events';
export { EVENT_PHOTO_STATES, type EventPhotoState } from './photos/event-photo-transitions';
export { EventTransitionsService } from './lifecycle/event-transitions.service';
export { EVENT_STATUSES, type EventStatus } from './lifecycle/event-status';
export { EventPhoto, EventPhotoFeedService } from './photos/event-photo-feed.service';
export { EventRecord, type EventListStatus, EventViewersService } from './listing/event-summaries.service';
export { EventAccessService, type Admission } from './guest-passes/event-access.service';
export { AdminEventsService } from './admin/admin-events.service';
export { EVENTS_TOPIC } from './events-policy';
export { EventCacheService, type CachedEvent } from './event-cache.service';
export { EventPhotoIntakeService, type ReceivedPhoto } from './photos/event-photo-intake.service';
export { EventPhotoJobsService, type PhotoJobStage } from './photos/event-photo-jobs.service';
export { EventPhotoUpdatesService } from './photos/event-photo-updates.service';
export {
  EventPhotosService,
  type EventPhotoForSale,
  type StoredEventPhoto,
} from './photos/event-photos.service';
export { EventPhotoModerationService } from './photos/event-photo-moderation.service';
export { EventsQueries } from './listing/events.queries';
export { guestPassExpiresAt } from './guest-passes/guest-pass';
export { grantPicture, isPictureGrantValid, type GrantedPicture } from './guest-passes/picture-grant';
export {
  GuestFollowUpScheduleService,
  type GuestToFollowUp,
} from './guests/guest-follow-up-schedule.service';
export { EVENT_EMAIL_TEMPLATES } from './events.email-templates';
