import type { LiveMessage } from '@gallery/contracts';
import { WebSocket } from 'ws';
import type { SessionRequest } from '../../identity';
import { MessageRateLimit } from './message-rate-limit';
import type { LiveRoom } from '../rooms/live-room';

/**
 * More than this waiting for one reader means that it does not read. It is let go, and asks for what it missed when it is back;
 * others must not pay for it with the memory of this process.
 */
const MAX_BUFFERED_BYTES = 1_048_576;
/** Pings in a row without an answer after which the other end counts as gone. */
const MAX_UNANSWERED_PINGS = 2;
const TEXT = { binary: false };

/** A message as it goes out, serialised once for all who get it. */
export const serializeMessage = (message: LiveMessage): Buffer => Buffer.from(JSON.stringify(message));

/** The socket of one page. */
export class LiveConnection {
  /** The events it follows, with the pass it gave for each besides its cookies. */
  readonly rooms = new Map<LiveRoom, string | undefined>();
  private unanswered = 0;
  private readonly allowance = new MessageRateLimit(performance.now());
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: WebSocket,
    /** What the request that opened it said of who asks. */
    readonly request: SessionRequest,
  ) {
    socket.on('pong', () => (this.unanswered = 0));
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Whether it may send another message now; asking counts it. */
  consumeMessageQuota(): boolean {
    return this.allowance.tryConsume(performance.now());
  }

  /** Runs after all that was asked before it. */
  enqueue(work: () => Promise<void>): void {
    this.turn = this.turn.then(work);
  }

  sendMessage(message: LiveMessage): void {
    this.sendBytes(serializeMessage(message));
  }

  sendBytes(bytes: Buffer): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount + bytes.length > MAX_BUFFERED_BYTES) this.socket.terminate();
    else this.socket.send(bytes, TEXT);
  }

  /** Asks for a sign of life, which browsers give by themselves; whoever owes too many is cut off. */
  ping(): void {
    if (this.unanswered >= MAX_UNANSWERED_PINGS) return this.socket.terminate();
    this.unanswered += 1;
    if (this.isOpen) this.socket.ping();
  }

  /** Says goodbye; the other end answers by closing. */
  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Ends it without a word. */
  terminate(): void {
    this.socket.terminate();
  }
}
