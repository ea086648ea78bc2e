import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { CatalogGateway } from './catalog/catalog.gateway';
import { CatalogUpdatesService } from './catalog/catalog-updates.service';
import { ConsoleGateway } from './console/console.gateway';
import { ConsoleListeners } from './console/console.listeners';
import { ConsoleSessionsService } from './console/console-sessions.service';
import { RecordViewersService } from './console/record-viewers.service';
import { EventBus } from './event-bus';
import { LiveGateway } from './events/live.gateway';
import { LiveListeners } from './events/live.listeners';
import { LiveRoomsService } from './events/live-rooms.service';
import { RoomMembershipService } from './events/room-membership.service';
import { RoomUpdatesService } from './events/room-updates.service';
import { ViewerCountsService } from './events/viewer-counts.service';

/** Pushes changes to open pages: of events, of prints, and of the console's records. */
@Module({
  imports: [CatalogModule, EventsModule, IdentityModule],
  providers: [
    EventBus,
    LiveGateway,
    LiveListeners,
    LiveRoomsService,
    RoomMembershipService,
    RoomUpdatesService,
    ViewerCountsService,
    CatalogGateway,
    CatalogUpdatesService,
    ConsoleGateway,
    ConsoleListeners,
    ConsoleSessionsService,
    RecordViewersService,
  ],
  exports: [EventBus],
})
export class LiveModule {}
