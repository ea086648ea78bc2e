import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventPhotoEntity } from './event-photo.entity';
import { EventReminderEntity } from './event-reminder.entity';
import { EventVisitorEntity } from './event-visitor.entity';
import { EventEntity } from './event.entity';

/** Live events, their photographs and their guests. */
@Module({
  imports: [
    TypeOrmModule.forFeature([EventEntity, EventPhotoEntity, EventVisitorEntity, EventReminderEntity]),
  ],
})
export class EventsModule {}
