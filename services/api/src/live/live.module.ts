import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog';
import { EventsModule } from '../events';
import { AdmissionCheckWorker } from './gateway/admission-check.worker';
import { RoomUpdatesService } from './rooms/room-updates.service';
import { EventBus } from './event-bus';
import { HeartbeatWorker } from './gateway/heartbeat.worker';
import { RoomMembershipService } from './rooms/room-membership.service';
import { LiveMetrics } from './gateway/live.metrics';
import { LiveListeners } from './live.listeners';
import { LiveMessageHandler } from './gateway/live-message-handler';
import { LivePrintListeners } from './live-print.listeners';
import { LiveRoomsService } from './rooms/live-rooms.service';
import { LiveGateway } from './gateway/live.gateway';
import { ViewerCountsService } from './rooms/viewer-counts.service';

/** What open pages of an event are told without asking. */
@Module({
  imports: [CatalogModule, EventsModule],
  providers: [
    AdmissionCheckWorker,
    RoomUpdatesService,
    EventBus,
    HeartbeatWorker,
    RoomMembershipService,
    LiveMetrics,
    LiveListeners,
    LiveMessageHandler,
    LivePrintListeners,
    LiveRoomsService,
    LiveGateway,
    ViewerCountsService,
  ],
})
export class LiveModule {}
