import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost, type AbstractHttpAdapter } from '@nestjs/core';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { Metrics, Settings } from '../../platform';
import { CLOSE_TIMEOUT_MS, MAX_MESSAGE_BYTES } from '../live-policy';
import { LiveConnection } from './live-connection';
import { LiveMessageHandler } from './live-message-handler';
import { LiveRoomsService } from '../rooms/live-rooms.service';

const PATH = '/ws';
/** From the registry of RFC 6455: reconnect after the restart. */
const CLOSE_SERVICE_RESTART = 1012;

/**
 * The sockets of pages at /ws. Beyond what ws and Nest's adapter do: refuses other origins, so that no foreign page can listen
 * with a guest's cookies; limits sizes and numbers; and closes all connections at a shutdown.
 */
@Injectable()
export class LiveGateway implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_MESSAGE_BYTES,
    // Costs every connection hundreds of kilobytes, for messages of one.
    perMessageDeflate: false,
  });
  private readonly open = new Set<LiveConnection>();
  private isClosing = false;

  constructor(
    private readonly host: HttpAdapterHost<AbstractHttpAdapter<Server>>,
    private readonly settings: Settings,
    private readonly liveRoomsService: LiveRoomsService,
    private readonly liveMessageHandler: LiveMessageHandler,
    metrics: Metrics,
  ) {
    metrics.observedGauge({ name: 'live_sockets', help: 'Open sockets of this process.' }, () => [
      { value: this.open.size },
    ]);
    metrics.observedGauge({ name: 'live_rooms', help: 'Events with open sockets at this process.' }, () => [
      { value: liveRoomsService.all.length },
    ]);
  }

  get connections(): LiveConnection[] {
    return [...this.open];
  }

  onApplicationBootstrap(): void {
    // Null in a program that serves nothing, such as the seed, whatever the type says.
    const adapter: typeof this.host.httpAdapter | null = this.host.httpAdapter;
    adapter?.getHttpServer().on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  /** Otherwise the server would wait forever for their connections to end. */
  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    for (const connection of this.open) connection.close(CLOSE_SERVICE_RESTART, 'The gallery restarts.');
    const deadline = performance.now() + CLOSE_TIMEOUT_MS;
    while (this.open.size > 0 && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const connection of this.open) connection.terminate();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const rejection = this.rejectionStatus(request);
    if (rejection) reject(socket, rejection);
    else this.sockets.handleUpgrade(request, socket, head, (accepted) => this.accept(accepted, request));
  }

  private rejectionStatus({ url, headers }: IncomingMessage): string | null {
    if ((url ?? '').split('?', 1)[0] !== PATH) return '404 Not Found';
    if (!this.isOwnPage(headers.origin)) return '403 Forbidden';
    if (this.isClosing || this.open.size >= this.settings.live.maxSockets) return '503 Service Unavailable';
    return null;
  }

  /** Browsers always send the page's origin. Programs need not, since they send only cookies they were given. */
  private isOwnPage(origin: string | undefined): boolean {
    const { publicOrigin, adminOrigin } = this.settings.http;
    return origin === undefined || origin === publicOrigin || origin === adminOrigin;
  }

  private accept(socket: WebSocket, { headers: { cookie, authorization } }: IncomingMessage): void {
    // Keeps nothing else of the request: thousands of connections stay for hours.
    const connection = new LiveConnection(socket, { method: 'GET', headers: { cookie, authorization } });
    this.open.add(connection);
    socket.on('message', (data, isBinary) =>
      this.liveMessageHandler.handle(connection, isBinary ? '' : textOf(data)),
    );
    // An error closes the socket, which is handled below.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.open.delete(connection);
      this.liveRoomsService.leaveAll(connection);
    });
  }
}

/** ws passes one Buffer unless configured otherwise. */
const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '');

function reject(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
