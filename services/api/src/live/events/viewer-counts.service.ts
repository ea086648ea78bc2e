import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EventViewersService } from '../../events';
import { Clock, RedisConnection } from '../../platform';
import { VIEWER_COUNT_EXPIRY_MS, VIEWER_COUNT_INTERVAL_MS } from '../live-policy';
import { type LiveRoom, LiveRoomsService } from './live-rooms.service';

/** Name of the interval, for tests that run it themselves. */
export const VIEWER_COUNT_INTERVAL = 'viewer-counts';

/**
 * Counts the connections that follow an event, across all instances: each knows its own and reads those of the others
 * from Redis.
 */
@Injectable()
export class ViewerCountsService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ViewerCountsService.name);
  private readonly instance = randomUUID();
  /** By event, as of the last exchange. */
  private otherInstances = new Map<string, number>();
  /** The count that each room was last sent. */
  private readonly sent = new WeakMap<LiveRoom, number>();
  /** Events whose count from this instance is in Redis. */
  private written = new Set<string>();

  constructor(
    private readonly liveRoomsService: LiveRoomsService,
    private readonly redisConnection: RedisConnection,
    private readonly clock: Clock,
    private readonly eventViewersService: EventViewersService,
  ) {}

  onModuleInit(): void {
    this.eventViewersService.setSource((eventId) => this.count(eventId));
  }

  countFor(room: LiveRoom): number {
    return room.size + (this.otherInstances.get(room.eventId) ?? 0);
  }

  /** Also works for an event that nobody follows at this instance. */
  private async count(eventId: string): Promise<number> {
    const room = this.liveRoomsService.find(eventId);
    if (room) return this.countFor(room);
    const { commands } = this.redisConnection;
    const counts = await commands?.hgetall(this.keyOf(eventId)).catch(() => ({}));
    return this.sumOfOthers(counts ?? {}, this.clock.now().getTime());
  }

  /** Exchanges counts with the other instances and sends rooms their count when it has changed. */
  @Interval(VIEWER_COUNT_INTERVAL, VIEWER_COUNT_INTERVAL_MS)
  async exchangeCounts(): Promise<void> {
    const rooms = this.liveRoomsService.all;
    this.otherInstances = await this.exchange(rooms).catch((error: unknown) => {
      this.logger.debug(`Viewers of other instances are not counted: ${String(error)}`);
      return new Map<string, number>();
    });
    for (const room of rooms) {
      const count = this.countFor(room);
      if (this.sent.get(room) === count) continue;
      this.sent.set(room, count);
      room.broadcast({ type: 'viewer_update', eventId: room.eventId, count });
    }
  }

  /** Otherwise the other instances would count these viewers until they expire. */
  async onModuleDestroy(): Promise<void> {
    await this.withdraw([...this.written]).catch(() => undefined);
  }

  private async exchange(rooms: readonly LiveRoom[]): Promise<Map<string, number>> {
    const { commands } = this.redisConnection;
    if (!commands) return new Map();
    const now = this.clock.now().getTime();
    const ownIds = new Set(rooms.map(({ eventId }) => eventId));
    await this.withdraw([...this.written].filter((eventId) => !ownIds.has(eventId)));
    this.written = ownIds;
    const entries = await Promise.all(
      rooms.map(async ({ eventId, size }): Promise<[string, number]> => {
        const key = this.keyOf(eventId);
        await commands.hset(key, this.instance, `${size} ${now + VIEWER_COUNT_EXPIRY_MS}`);
        const [counts] = await Promise.all([
          commands.hgetall(key),
          commands.pexpire(key, VIEWER_COUNT_EXPIRY_MS),
        ]);
        return [eventId, this.sumOfOthers(counts, now)];
      }),
    );
    return new Map(entries);
  }

  private sumOfOthers(counts: Record<string, string>, now: number): number {
    return Object.entries(counts)
      .filter(([instance]) => instance !== this.instance)
      .map(([, text]) => text.split(' ').map(Number))
      .reduce((sum, [count = 0, until = 0]) => (until > now ? sum + count : sum), 0);
  }

  private async withdraw(eventIds: readonly string[]): Promise<void> {
    const { commands } = this.redisConnection;
    if (commands)
      await Promise.all(eventIds.map((eventId) => commands.hdel(this.keyOf(eventId), this.instance)));
  }

  private keyOf(eventId: string): string {
    return this.redisConnection.key(`viewers:${eventId}`);
  }
}
