import type { LiveMessage } from '@gallery/contracts';
import { WebSocket } from 'ws';
import type { SessionRequest } from '../../identity';
import { MAX_BUFFERED_BYTES, MAX_UNANSWERED_PINGS, MESSAGE_BURST, MESSAGES_PER_MINUTE } from '../live-policy';

const TEXT = { binary: false };

/** Serialized once for all recipients. */
export const serializeMessage = (message: LiveMessage): Buffer => Buffer.from(JSON.stringify(message));

/** The socket of one page. */
export class LiveConnection {
  /** Ids of the events whose rooms it has joined, each with the guest pass it sent besides its cookies. */
  readonly rooms = new Map<string, string | undefined>();
  private unanswered = 0;
  private readonly rateLimit = new MessageRateLimit(performance.now());
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: WebSocket,
    /** The request that opened the socket. */
    readonly request: SessionRequest,
  ) {
    socket.on('pong', () => (this.unanswered = 0));
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Counts a message; false beyond the limit. */
  consumeMessageQuota(): boolean {
    return this.rateLimit.tryConsume(performance.now());
  }

  /** Runs after all work enqueued before it. */
  enqueue(work: () => Promise<void>): void {
    this.queue = this.queue.then(work);
  }

  sendMessage(message: LiveMessage): void {
    this.sendBytes(serializeMessage(message));
  }

  sendBytes(bytes: Buffer): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount + bytes.length > MAX_BUFFERED_BYTES) this.socket.terminate();
    else this.socket.send(bytes, TEXT);
  }

  /** Browsers answer pings by themselves; a connection that owes too many answers is terminated. */
  ping(): void {
    if (this.unanswered >= MAX_UNANSWERED_PINGS) return this.socket.terminate();
    this.unanswered += 1;
    if (this.isOpen) this.socket.ping();
  }

  /** Starts the closing handshake. */
  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Closes it without a handshake. */
  terminate(): void {
    this.socket.terminate();
  }
}

/** The messages that one connection may still send. Times are milliseconds of a monotonic clock. */
class MessageRateLimit {
  private left = MESSAGE_BURST;

  constructor(private countedAt: number) {}

  tryConsume(now: number): boolean {
    this.left = Math.min(MESSAGE_BURST, this.left + ((now - this.countedAt) / 60_000) * MESSAGES_PER_MINUTE);
    this.countedAt = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
