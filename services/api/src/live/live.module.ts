import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog';
import { EventsModule } from '../events';
import { RoomUpdatesService } from './rooms/room-updates.service';
import { EventBus } from './event-bus';
import { HeartbeatWorker } from './gateway/heartbeat.worker';
import { RoomMembershipService } from './rooms/room-membership.service';
import { LiveListeners } from './live.listeners';
import { LiveMessageHandler } from './gateway/live-message-handler';
import { LiveRoomsService } from './rooms/live-rooms.service';
import { LiveGateway } from './gateway/live.gateway';
import { ViewerCountsService } from './rooms/viewer-counts.service';

/** Pushes changes of events to open pages. */
@Module({
  imports: [CatalogModule, EventsModule],
  providers: [
    RoomUpdatesService,
    EventBus,
    HeartbeatWorker,
    RoomMembershipService,
    LiveListeners,
    LiveMessageHandler,
    LiveRoomsService,
    LiveGateway,
    ViewerCountsService,
  ],
})
export class LiveModule {}
