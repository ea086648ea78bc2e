import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { EventsModule } from '../events';
import { AdmissionCheck } from './admission-check';
import { CatchUp } from './catch-up';
import { Doorbell } from './doorbell';
import { Heartbeat } from './heartbeat';
import { JoinEvent } from './join-event';
import { LiveMetrics } from './live-metrics';
import { LiveNews } from './live-news';
import { LiveRequests } from './live-requests';
import { PrintNews } from './print-news';
import { Rooms } from './rooms';
import { SocketGateway } from './socket-gateway';
import { ViewerCounts } from './viewer-counts';

/** What open pages of an event are told without asking. */
@Module({
  imports: [CatalogueModule, EventsModule],
  providers: [
    AdmissionCheck,
    CatchUp,
    Doorbell,
    Heartbeat,
    JoinEvent,
    LiveMetrics,
    LiveNews,
    LiveRequests,
    PrintNews,
    Rooms,
    SocketGateway,
    ViewerCounts,
  ],
})
export class LiveModule {}
