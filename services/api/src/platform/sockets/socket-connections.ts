import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Settings } from '../config/settings';
import { Metrics } from '../metrics/metrics';
import { type SocketConnection, serializeMessage, type SocketMessage } from './socket-connection';
import { CLOSE_CODES, CLOSE_TIMEOUT_MS, HEARTBEAT_INTERVAL_MS } from './socket-policy';

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

/** The upgrades that a network may still make. */
interface UpgradeBudget {
  left: number;
  /** ms of the monotonic clock. */
  countedAt: number;
}

/** All open sockets of this process: their limits, their heartbeat and their end. */
@Injectable()
export class SocketConnections {
  private readonly open = new Set<SocketConnection>();
  private readonly openByNetwork = new Map<string, number>();
  private readonly upgradeBudgets = new Map<string, UpgradeBudget>();
  private isClosing = false;

  constructor(
    private readonly settings: Settings,
    metrics: Metrics,
  ) {
    metrics.observedGauge({ name: 'live_sockets', help: 'Open sockets of this process.' }, () => [
      { value: this.open.size },
    ]);
  }

  /** The HTTP status that refuses another socket to this network; null when it may open one. Counts the attempt. */
  rejectionStatus(network: string): string | null {
    const { maxSockets, maxSocketsPerNetwork } = this.settings.live;
    if (this.isClosing || this.open.size >= maxSockets) return '503 Service Unavailable';
    const isOverLimit = (this.openByNetwork.get(network) ?? 0) >= maxSocketsPerNetwork;
    return isOverLimit || !this.consumeUpgrade(network) ? '429 Too Many Requests' : null;
  }

  add(connection: SocketConnection): void {
    const { network } = connection;
    this.open.add(connection);
    this.openByNetwork.set(network, (this.openByNetwork.get(network) ?? 0) + 1);
    connection.once('close', () => {
      this.open.delete(connection);
      const left = (this.openByNetwork.get(network) ?? 0) - 1;
      if (left > 0) this.openByNetwork.set(network, left);
      else this.openByNetwork.delete(network);
    });
  }

  /** Finds dead connections: a phone that loses its network does not close its socket. */
  @Interval(HEARTBEAT_INTERVAL_MS)
  async checkAlive(): Promise<void> {
    this.forgetFullBudgets();
    await sendInBatches([...this.open], (connection) => connection.checkAlive());
  }

  /** Closes all with the code for a restart, so that pages reconnect elsewhere. Later upgrades are refused. */
  async closeAll(): Promise<void> {
    this.isClosing = true;
    for (const connection of this.open) connection.close(CLOSE_CODES.serviceRestart, 'The gallery restarts.');
    const deadline = performance.now() + CLOSE_TIMEOUT_MS;
    while (this.open.size > 0 && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const connection of this.open) connection.terminate();
  }

  private consumeUpgrade(network: string): boolean {
    const budget = this.upgradeBudget(network);
    this.upgradeBudgets.set(network, budget);
    if (budget.left < 1) return false;
    budget.left -= 1;
    return true;
  }

  private upgradeBudget(network: string): UpgradeBudget {
    const { upgradesPerMinute } = this.settings.live;
    const now = performance.now();
    const known = this.upgradeBudgets.get(network);
    if (!known) return { left: upgradesPerMinute, countedAt: now };
    const earned = ((now - known.countedAt) / 60_000) * upgradesPerMinute;
    return { left: Math.min(upgradesPerMinute, known.left + earned), countedAt: now };
  }

  /** Memory is kept only for networks that opened sockets within the last minute. */
  private forgetFullBudgets(): void {
    for (const network of this.upgradeBudgets.keys())
      if (this.upgradeBudget(network).left >= this.settings.live.upgradesPerMinute)
        this.upgradeBudgets.delete(network);
  }
}
