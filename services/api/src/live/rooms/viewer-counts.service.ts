import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock, RedisConnection } from '../../platform';
import type { LiveRoom } from './live-room';
import { LiveRoomsService } from './live-rooms.service';

/** Counts go out at most so often: each is a message to everybody. */
const VIEWER_COUNT_INTERVAL_MS = 3_000;
/** Name of the interval, for tests that count by themselves. */
export const VIEWER_COUNT_INTERVAL = 'viewer-counts';
/** An instance that has said nothing for so long is gone, and its viewers with it. */
const COUNT_EXPIRY_MS = 12_000;

/** How many connections follow an event, over all instances. Each instance knows its own and asks Redis for the others'. */
@Injectable()
export class ViewerCountsService implements OnModuleDestroy {
  private readonly logger = new Logger(ViewerCountsService.name);
  private readonly instance = randomUUID();
  /** By event, as of the last exchange. */
  private elsewhere = new Map<string, number>();
  /** By room, what it was told last. */
  private readonly told = new WeakMap<LiveRoom, number>();
  /** Events of which Redis has a count of ours. */
  private written = new Set<string>();

  constructor(
    private readonly liveRoomsService: LiveRoomsService,
    private readonly redisConnection: RedisConnection,
    private readonly clock: Clock,
  ) {}

  countFor(room: LiveRoom): number {
    return room.size + (this.elsewhere.get(room.eventId) ?? 0);
  }

  /** Exchanges counts with the other instances and tells the rooms whose count is another. */
  @Interval(VIEWER_COUNT_INTERVAL, VIEWER_COUNT_INTERVAL_MS)
  async exchangeCounts(): Promise<void> {
    const rooms = this.liveRoomsService.all;
    this.elsewhere = await this.exchange(rooms).catch((error: unknown) => {
      this.logger.debug(`Viewers of other instances are not counted: ${String(error)}`);
      return new Map<string, number>();
    });
    for (const room of rooms) {
      const count = this.countFor(room);
      if (this.told.get(room) === count) continue;
      this.told.set(room, count);
      room.broadcast({ type: 'viewer_update', eventId: room.eventId, count });
    }
  }

  /** The others need not wait until our counts are too old to be believed. */
  async onModuleDestroy(): Promise<void> {
    await this.withdraw([...this.written]).catch(() => undefined);
  }

  private async exchange(rooms: readonly LiveRoom[]): Promise<Map<string, number>> {
    const { commands } = this.redisConnection;
    if (!commands) return new Map();
    const now = this.clock.now().getTime();
    const here = new Set(rooms.map(({ eventId }) => eventId));
    await this.withdraw([...this.written].filter((eventId) => !here.has(eventId)));
    this.written = here;
    const entries = await Promise.all(
      rooms.map(async ({ eventId, size }): Promise<[string, number]> => {
        const key = this.keyOf(eventId);
        await commands.hset(key, this.instance, `${size} ${now + COUNT_EXPIRY_MS}`);
        const [counts] = await Promise.all([commands.hgetall(key), commands.pexpire(key, COUNT_EXPIRY_MS)]);
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
