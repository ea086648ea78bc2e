import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform';
import { LiveRoomsService } from '../rooms/live-rooms.service';
import { LiveGateway } from './live.gateway';

/** Pages that are told of events as they happen. */
@Injectable()
export class LiveMetrics {
  constructor(metrics: Metrics, sockets: LiveGateway, rooms: LiveRoomsService) {
    metrics.observedGauge({ name: 'live_sockets', help: 'Sockets of this process.' }, () => [
      { value: sockets.connections.length },
    ]);
    metrics.observedGauge(
      { name: 'live_rooms', help: 'Events that somebody follows at this process.' },
      () => [{ value: rooms.all.length }],
    );
  }
}
