import { Injectable } from '@nestjs/common';
import { Metrics } from '../platform';
import { Rooms } from './rooms';
import { SocketGateway } from './socket-gateway';

/** Pages that are told of events as they happen. */
@Injectable()
export class LiveMetrics {
  constructor(metrics: Metrics, sockets: SocketGateway, rooms: Rooms) {
    metrics.reading({ name: 'live_sockets', help: 'Sockets of this process.' }, () => [
      { value: sockets.connections.length },
    ]);
    metrics.reading({ name: 'live_rooms', help: 'Events that somebody follows at this process.' }, () => [
      { value: rooms.all.length },
    ]);
  }
}
