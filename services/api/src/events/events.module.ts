import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { AskForReminder } from './ask-for-reminder';
import { EventAccess } from './event-access';
import { EventCounter } from './event-counts';
import { EventPhotoEntity } from './event-photo.entity';
import { EventPhotosController } from './event-photos.controller';
import { EventPhotosStore } from './event-photos.store';
import { EventReminderEntity } from './event-reminder.entity';
import { EventVisitorEntity } from './event-visitor.entity';
import { EventEntity } from './event.entity';
import { EventsController } from './events.controller';
import { EventsStore } from './events.store';
import { GuestsController } from './guests.controller';
import { KnownEvents } from './known-events';
import { LetGuestIn } from './let-guest-in';
import { PassCookies } from './pass-cookies';
import { PhotoFeed } from './photo-feed';
import { PhotoOrderCount } from './photo-order-count';
import { PhotosForSale } from './photos-for-sale';
import { ReadEvents } from './read-events';
import { ReadGuest } from './read-guest';
import { RegisterVisitor } from './register-visitor';
import { RemindersController } from './reminders.controller';
import { RemindersStore } from './reminders.store';
import { VisitorsStore } from './visitors.store';

/** Live events, their photographs and their guests. */
@Module({
  imports: [
    TypeOrmModule.forFeature([EventEntity, EventPhotoEntity, EventVisitorEntity, EventReminderEntity]),
    IdentityModule,
    MediaModule,
  ],
  controllers: [EventsController, EventPhotosController, GuestsController, RemindersController],
  providers: [
    AskForReminder,
    EventAccess,
    EventCounter,
    EventPhotosStore,
    EventsStore,
    KnownEvents,
    LetGuestIn,
    PassCookies,
    PhotoFeed,
    PhotoOrderCount,
    PhotosForSale,
    ReadEvents,
    ReadGuest,
    RegisterVisitor,
    RemindersStore,
    VisitorsStore,
  ],
  exports: [EventAccess, EventsStore, KnownEvents, PhotoFeed, PhotoOrderCount, PhotosForSale, ReadEvents],
})
export class EventsModule {}
