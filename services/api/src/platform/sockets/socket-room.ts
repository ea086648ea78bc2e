import { setImmediate as nextTurn } from 'node:timers/promises';
import { serializeMessage, type SocketConnection, type SocketMessage } from './socket-connection';

/** Sending to thousands takes hundreds of milliseconds; requests are handled in between. */
const MAX_BATCH_MS = 10;
const STEPS_PER_CLOCK_CHECK = 32;

/** Calls `act` for each item, and lets other work of the process run in between. */
export async function sendInBatches<T>(items: readonly T[], act: (item: T) => void): Promise<void> {
  let startedAt = performance.now();
  for (const [index, item] of items.entries()) {
    act(item);
    if ((index + 1) % STEPS_PER_CLOCK_CHECK === 0 && performance.now() - startedAt > MAX_BATCH_MS) {
      await nextTurn();
      startedAt = performance.now();
    }
  }
}

/** Connections of this process that are sent the same messages, in the same order. */
export class SocketRoom<Message extends SocketMessage> {
  private readonly members = new Set<SocketConnection>();
  private readonly waiting: Buffer[] = [];
  private isDelivering = false;

  get size(): number {
    return this.members.size;
  }

  get connections(): SocketConnection[] {
    return [...this.members];
  }

  has(connection: SocketConnection): boolean {
    return this.members.has(connection);
  }

  add(connection: SocketConnection): void {
    this.members.add(connection);
  }

  remove(connection: SocketConnection): void {
    this.members.delete(connection);
  }

  /** Sends to all members, after everything sent before. */
  broadcast(message: Message): void {
    this.waiting.push(serializeMessage(message));
    if (!this.isDelivering) void this.deliver();
  }

  /** One message after the other, each to those who are members by then. */
  private async deliver(): Promise<void> {
    this.isDelivering = true;
    for (let bytes = this.waiting.shift(); bytes; bytes = this.waiting.shift()) {
      const message = bytes;
      await sendInBatches(this.connections, (connection) => connection.sendBytes(message));
    }
    this.isDelivering = false;
  }
}
