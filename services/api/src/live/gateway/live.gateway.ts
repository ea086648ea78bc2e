import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost, type AbstractHttpAdapter } from '@nestjs/core';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { Settings } from '../../platform';
import { LiveConnection } from './live-connection';
import { LiveMessageHandler } from './live-message-handler';
import { LiveRoomsService } from '../rooms/live-rooms.service';

const PATH = '/ws';
/** Requests are an id and a pass. */
const MAX_MESSAGE_BYTES = 4_096;
/** RFC 6455 and its registry: this end restarts, come back. */
const CLOSE_SERVICE_RESTART = 1012;
/** Time to answer the goodbye at a shutdown. */
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * The sockets of pages at /ws. What ws and Nest's adapter do not do by themselves: other origins are refused, so that no foreign
 * page can listen in with its visitor's cookies; sizes and numbers have limits; and the end of the process is said to all.
 */
@Injectable()
export class LiveGateway implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_MESSAGE_BYTES,
    // Costs every connection hundreds of kilobytes and saves little of a message of one.
    perMessageDeflate: false,
  });
  private readonly open = new Set<LiveConnection>();
  private isClosing = false;

  constructor(
    private readonly host: HttpAdapterHost<AbstractHttpAdapter<Server>>,
    private readonly settings: Settings,
    private readonly liveRoomsService: LiveRoomsService,
    private readonly liveMessageHandler: LiveMessageHandler,
  ) {}

  get connections(): LiveConnection[] {
    return [...this.open];
  }

  onApplicationBootstrap(): void {
    // A program that serves nothing, such as the seed, has none, whatever the type says.
    const adapter: typeof this.host.httpAdapter | null = this.host.httpAdapter;
    adapter?.getHttpServer().on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  /** Says goodbye to all. The server's end would wait for their connections for ever. */
  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    for (const connection of this.open) connection.close(CLOSE_SERVICE_RESTART, 'The gallery restarts.');
    const deadline = performance.now() + CLOSE_TIMEOUT_MS;
    while (this.open.size > 0 && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const connection of this.open) connection.terminate();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refusal = this.rejectionStatus(request);
    if (refusal) refuse(socket, refusal);
    else this.sockets.handleUpgrade(request, socket, head, (accepted) => this.accept(accepted, request));
  }

  private rejectionStatus({ url, headers }: IncomingMessage): string | null {
    if ((url ?? '').split('?', 1)[0] !== PATH) return '404 Not Found';
    if (!this.isOwnPage(headers.origin)) return '403 Forbidden';
    if (this.isClosing || this.open.size >= this.settings.live.maxSockets) return '503 Service Unavailable';
    return null;
  }

  /** Browsers always name the page's origin. Programs need not; they bring no cookies but those they were given. */
  private isOwnPage(origin: string | undefined): boolean {
    const { publicOrigin, adminOrigin } = this.settings.http;
    return origin === undefined || origin === publicOrigin || origin === adminOrigin;
  }

  private accept(socket: WebSocket, { headers: { cookie, authorization } }: IncomingMessage): void {
    // Nothing else of the request is kept: thousands stay for hours.
    const connection = new LiveConnection(socket, { method: 'GET', headers: { cookie, authorization } });
    this.open.add(connection);
    socket.on('message', (data, isBinary) =>
      this.liveMessageHandler.handle(connection, isBinary ? '' : textOf(data)),
    );
    // What breaks a connection ends it, and its end is heard below.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.open.delete(connection);
      this.liveRoomsService.leaveAll(connection);
    });
  }
}

/** ws hands over one Buffer unless it is told otherwise. */
const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '');

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
