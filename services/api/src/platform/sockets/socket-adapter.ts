import { IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  Catch,
  Logger,
  type ArgumentsHost,
  type ExceptionFilter,
  type INestApplication,
} from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { MessageMappingProperties } from '@nestjs/websockets';
import { WebSocketServer, type RawData } from 'ws';
import { Settings } from '../config/settings';
import { AppError } from '../errors/app-error';
import { toAppError } from '../errors/error.filter';
import { addressOf, networkOf } from '../http/networks';
import { SocketConnection, type SocketMessage } from './socket-connection';
import { SocketConnections } from './socket-connections';
import { MAX_MESSAGE_BYTES } from './socket-policy';

/** Answers a request that failed; the connection stays. Code and sentence are those of HTTP errors. */
export class RequestRefused {
  @ApiProperty({ enum: ['refused'] }) type: 'refused';
  @ApiProperty() code: string;
  @ApiProperty() message: string;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Errors by field',
  })
  fields?: Record<string, string>;
}

/** Every 15 seconds: without it, a page counts its connection as lost. */
export class Heartbeat {
  @ApiProperty({ enum: ['heartbeat'] }) type: 'heartbeat';
}

/** The message that answers a request which failed: `fields` names what is wrong with each field. */
export const refusedMessage = ({ code, message, fields }: AppError): RequestRefused => ({
  type: 'refused',
  code,
  message,
  ...(fields && { fields }),
});

/** Whatever a gateway's handler throws, as one message. The connection stays. */
@Catch()
export class SocketExceptionFilter implements ExceptionFilter {
  private readonly logger = new Logger(SocketExceptionFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toAppError(thrown);
    if (error.code === 'internal') this.logger.error(thrown);
    host.switchToWs().getClient<SocketConnection>().sendMessage(refusedMessage(error));
  }
}

/**
 * Nest's adapter for ws, with what a public door needs (ADR 0091): it refuses other origins before the handshake, so that no
 * foreign page can listen with a visitor's cookies; limits sockets by process and network, messages by size and rate; handles
 * the messages of a page in their order; and closes the sockets cleanly at a shutdown.
 */
export class SocketAdapter extends WsAdapter {
  private readonly settings: Settings;
  private readonly connections: SocketConnections;
  /** By path. */
  private readonly gateways = new Map<string, WebSocketServer>();
  private upgradedServer: Server | null = null;

  constructor(app: INestApplication<Server>) {
    super(app);
    this.settings = app.get(Settings);
    this.connections = app.get(SocketConnections, { strict: false });
  }

  override create(port: number, options: { path: string }): WebSocketServer {
    const server: unknown = super.create(port, {
      ...options,
      WebSocket: SocketConnection,
      maxPayload: MAX_MESSAGE_BYTES,
      // Costs every connection hundreds of kilobytes, for messages of one.
      perMessageDeflate: false,
      clientTracking: false,
    });
    if (!(server instanceof WebSocketServer))
      throw new Error('Sockets need the server that listens for HTTP.');
    this.gateways.set(options.path, server);
    return server;
  }

  /** A page's messages are `{type, …}`; the handler of that type gets the whole message. */
  override bindMessageHandlers(connection: SocketConnection, handlers: MessageMappingProperties[]): void {
    connection.on('message', (data, isBinary) => {
      if (!connection.isOpen) return;
      if (connection.consumeMessageQuota())
        connection.enqueue(() => this.handle(connection, handlers, isBinary ? '' : textOf(data)));
      else connection.closeFlooding();
    });
  }

  /** An error closes the socket, and its gateway is notified. */
  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    return server.on('connection', (connection) => connection.on('error', () => undefined));
  }

  /** Called for each gateway; all have the same sockets. */
  override async close(): Promise<void> {
    await this.connections.closeAll();
  }

  override async dispose(): Promise<void> {
    this.upgradedServer?.off('upgrade', this.upgrade);
    this.upgradedServer = null;
    this.gateways.clear();
    await super.dispose();
  }

  protected override ensureHttpServerExists(port: number, server?: Server): Server | undefined {
    if (!server || this.upgradedServer) return this.upgradedServer ?? undefined;
    this.httpServersRegistry.set(port, server);
    this.upgradedServer = server.on('upgrade', this.upgrade);
    return server;
  }

  private readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // A client that has already disconnected has no address either.
    if (!request.socket.remoteAddress) return void socket.destroy();
    const network = networkOf(addressOf(request, this.settings.http.trustedProxies));
    const gateway = this.gateways.get((request.url ?? '').split('?', 1)[0] ?? '');
    const rejection = this.rejectionStatus(request, network, gateway);
    if (rejection || !gateway) return reject(socket, rejection ?? '404 Not Found');
    gateway.handleUpgrade(request, socket, head, (accepted) => {
      if (!(accepted instanceof SocketConnection)) return accepted.terminate();
      accepted.accept(request, network);
      this.connections.add(accepted);
      gateway.emit('connection', accepted);
    });
  };

  private rejectionStatus(
    { headers: { origin } }: IncomingMessage,
    network: string,
    gateway: WebSocketServer | undefined,
  ): string | null {
    if (!gateway) return '404 Not Found';
    if (!this.isOwnPage(origin)) return '403 Forbidden';
    return this.connections.rejectionStatus(network);
  }

  /** Browsers always send the page's origin. Programs need not, since they send only cookies they were given. */
  private isOwnPage(origin: string | undefined): boolean {
    const { publicOrigin, adminOrigin } = this.settings.http;
    return origin === undefined || origin === publicOrigin || origin === adminOrigin;
  }

  private async handle(
    connection: SocketConnection,
    handlers: MessageMappingProperties[],
    text: string,
  ): Promise<void> {
    const request = parseMessage(text);
    const handler = handlers.find(({ message }) => message === request?.type);
    // What it throws is answered by the gateway's exception filter.
    const answer: unknown = handler
      ? await handler.callback(request, request?.type)
      : refusedMessage(new AppError('malformed_body'));
    if (isMessage(answer)) connection.sendMessage(answer);
  }
}

/** ws passes one Buffer unless configured otherwise. */
const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '');

function parseMessage(text: string): SocketMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    return isMessage(message) ? message : null;
  } catch {
    return null;
  }
}

const isMessage = (value: unknown): value is SocketMessage =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function reject(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
