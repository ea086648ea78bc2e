import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { AskForReminder } from './ask-for-reminder';
import { ChangePhotos } from './change-photos';
import { EventAccess } from './event-access';
import { EventCounter } from './event-counts';
import { EventNotices } from './event-notices';
import { EventPhotoEntity } from './event-photo.entity';
import { EventPhotosController } from './event-photos.controller';
import { EventPhotosStore } from './event-photos.store';
import { EventReminderEntity } from './event-reminder.entity';
import { EventSurroundings } from './event-surroundings';
import { EventSweep } from './event-sweep';
import { EventVisitorEntity } from './event-visitor.entity';
import { EventEntity } from './event.entity';
import { EventsController } from './events.controller';
import { EventsStore } from './events.store';
import { ExportEvents } from './export-events';
import { GuestData } from './guest-data';
import { GuestRetention } from './guest-retention';
import { GuestsController } from './guests.controller';
import { KeepEvents } from './keep-events';
import { KnownEvents } from './known-events';
import { LetGuestIn } from './let-guest-in';
import { Markers } from './markers';
import { MoveEvents } from './move-events';
import { NameEvents } from './name-events';
import { PassCookies } from './pass-cookies';
import { PhotoFeed } from './photo-feed';
import { PhotoIntake } from './photo-intake';
import { PhotoIntakeStore } from './photo-intake.store';
import { PhotoJobs } from './photo-jobs';
import { PhotoOrderCount } from './photo-order-count';
import { PhotoRecords } from './photo-records';
import { PhotosForSale } from './photos-for-sale';
import { PublishPhotos } from './publish-photos';
import { ReadEvents } from './read-events';
import { ReadGuest } from './read-guest';
import { ReadStudioEvents } from './read-studio-events';
import { RegisterVisitor } from './register-visitor';
import { RemindersController } from './reminders.controller';
import { RemindersStore } from './reminders.store';
import { SendReminders } from './send-reminders';
import { StudioEventsFileController } from './studio-events-file.controller';
import { StudioEventsController } from './studio-events.controller';
import { UnchangedFeed } from './unchanged-feed';
import { VisitorsStore } from './visitors.store';
import { Waitlist } from './waitlist';

/** Live events, their photographs and their guests. */
@Module({
  imports: [
    TypeOrmModule.forFeature([EventEntity, EventPhotoEntity, EventVisitorEntity, EventReminderEntity]),
    IdentityModule,
    MediaModule,
  ],
  controllers: [
    EventsController,
    EventPhotosController,
    GuestsController,
    RemindersController,
    StudioEventsController,
    StudioEventsFileController,
  ],
  providers: [
    AskForReminder,
    ChangePhotos,
    EventAccess,
    EventCounter,
    EventNotices,
    EventPhotosStore,
    EventSurroundings,
    EventSweep,
    EventsStore,
    ExportEvents,
    GuestData,
    GuestRetention,
    KeepEvents,
    KnownEvents,
    LetGuestIn,
    Markers,
    MoveEvents,
    NameEvents,
    PassCookies,
    PhotoFeed,
    PhotoIntake,
    PhotoIntakeStore,
    PhotoJobs,
    PhotoOrderCount,
    PhotoRecords,
    PhotosForSale,
    PublishPhotos,
    ReadEvents,
    ReadGuest,
    ReadStudioEvents,
    RegisterVisitor,
    RemindersStore,
    SendReminders,
    UnchangedFeed,
    VisitorsStore,
    Waitlist,
  ],
  exports: [
    EventAccess,
    KnownEvents,
    PhotoFeed,
    PhotoIntake,
    PhotoJobs,
    PhotoOrderCount,
    PhotoRecords,
    PhotosForSale,
    PublishPhotos,
    ReadEvents,
    UnchangedFeed,
  ],
})
export class EventsModule {}
