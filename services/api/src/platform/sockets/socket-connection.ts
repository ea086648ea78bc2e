import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import {
  CLOSE_CODES,
  CLOSE_TIMEOUT_MS,
  MAX_BUFFERED_BYTES,
  MAX_UNANSWERED_PINGS,
  MESSAGE_BURST,
  MESSAGES_PER_MINUTE,
} from './socket-policy';

/** What every message in both directions has; the other fields depend on it. */
export interface SocketMessage {
  type: string;
}

/** The host and the credentials of the request that opened a socket. Opening one is a read, hence the method. */
export interface SocketRequest {
  method: 'GET';
  headers: Record<'cookie' | 'authorization' | 'host', string | undefined>;
}

const TEXT = { binary: false };

/** Serialized once for all recipients. */
export const serializeMessage = (message: SocketMessage): Buffer => Buffer.from(JSON.stringify(message));

/** The socket of one page. Thousands stay open for hours, so each keeps little. */
export class SocketConnection extends WebSocket {
  request: SocketRequest = {
    method: 'GET',
    headers: { cookie: undefined, authorization: undefined, host: undefined },
  };
  /** The network it came from, as `networkOf` names it. */
  network = '';
  private unanswered = 0;
  private messagesLeft = MESSAGE_BURST;
  private countedAt = performance.now();
  private queue: Promise<void> | null = null;

  /** Keeps the host and the credentials of the upgrade request and nothing else of it. */
  accept({ headers: { cookie, authorization, host } }: IncomingMessage, network: string): void {
    this.request = { method: 'GET', headers: { cookie, authorization, host } };
    this.network = network;
    this.on('pong', () => (this.unanswered = 0));
  }

  get isOpen(): boolean {
    return this.readyState === WebSocket.OPEN;
  }

  /** Counts a message; false beyond the limit. */
  consumeMessageQuota(): boolean {
    const now = performance.now();
    const earned = ((now - this.countedAt) / 60_000) * MESSAGES_PER_MINUTE;
    this.messagesLeft = Math.min(MESSAGE_BURST, this.messagesLeft + earned);
    this.countedAt = now;
    if (this.messagesLeft < 1) return false;
    this.messagesLeft -= 1;
    return true;
  }

  /** Closes a socket that floods. One that keeps sending without answering the close is cut off. */
  closeFlooding(): void {
    this.close(CLOSE_CODES.policyViolation, 'Too many messages.');
    const cut = setTimeout(() => this.terminate(), CLOSE_TIMEOUT_MS).unref();
    this.once('close', () => clearTimeout(cut));
  }

  /** Runs after all work enqueued before it. The work must not reject. */
  enqueue(work: () => Promise<void>): void {
    const queue = (this.queue ?? Promise.resolve()).then(work);
    this.queue = queue;
    void queue.then(() => {
      if (this.queue === queue) this.queue = null;
    });
  }

  sendMessage<Message extends SocketMessage>(message: Message): void {
    this.sendBytes(serializeMessage(message));
  }

  sendBytes(bytes: Buffer): void {
    if (!this.isOpen) return;
    if (this.bufferedAmount + bytes.length > MAX_BUFFERED_BYTES) this.terminate();
    else this.send(bytes, TEXT);
  }

  /** Browsers answer pings by themselves; a connection that owes too many answers is terminated. */
  checkAlive(): void {
    if (this.unanswered >= MAX_UNANSWERED_PINGS) return this.terminate();
    this.unanswered += 1;
    if (this.isOpen) this.ping();
  }
}
