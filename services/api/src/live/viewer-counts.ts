import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock, RedisLink } from '../platform';
import type { Room } from './room';
import { Rooms } from './rooms';

/** Counts go out at most so often: each is a message to everybody. */
const EVERY_MS = 3_000;
/** Name of the interval, for tests that count by themselves. */
export const COUNTING = 'viewer-counts';
/** An instance that has said nothing for so long is gone, and its viewers with it. */
const BELIEVED_MS = 12_000;

/** How many connections follow an event, over all instances. Each instance knows its own and asks Redis for the others'. */
@Injectable()
export class ViewerCounts implements OnModuleDestroy {
  private readonly logger = new Logger(ViewerCounts.name);
  private readonly instance = randomUUID();
  /** By event, as of the last exchange. */
  private elsewhere = new Map<string, number>();
  /** By room, what it was told last. */
  private readonly told = new WeakMap<Room, number>();
  /** Events of which Redis has a count of ours. */
  private written = new Set<string>();

  constructor(
    private readonly rooms: Rooms,
    private readonly redis: RedisLink,
    private readonly clock: Clock,
  ) {}

  of(room: Room): number {
    return room.size + (this.elsewhere.get(room.eventId) ?? 0);
  }

  /** Exchanges counts with the other instances and tells the rooms whose count is another. */
  @Interval(COUNTING, EVERY_MS)
  async run(): Promise<void> {
    const rooms = this.rooms.all;
    this.elsewhere = await this.exchange(rooms).catch((error: unknown) => {
      this.logger.debug(`Viewers of other instances are not counted: ${String(error)}`);
      return new Map<string, number>();
    });
    for (const room of rooms) {
      const count = this.of(room);
      if (this.told.get(room) === count) continue;
      this.told.set(room, count);
      room.tell({ type: 'viewer_update', eventId: room.eventId, count });
    }
  }

  /** The others need not wait until our counts are too old to be believed. */
  async onModuleDestroy(): Promise<void> {
    await this.withdraw([...this.written]).catch(() => undefined);
  }

  private async exchange(rooms: readonly Room[]): Promise<Map<string, number>> {
    const { commands } = this.redis;
    if (!commands) return new Map();
    const now = this.clock.now().getTime();
    const here = new Set(rooms.map(({ eventId }) => eventId));
    await this.withdraw([...this.written].filter((eventId) => !here.has(eventId)));
    this.written = here;
    const entries = await Promise.all(
      rooms.map(async ({ eventId, size }): Promise<[string, number]> => {
        const key = this.keyOf(eventId);
        await commands.hset(key, this.instance, `${size} ${now + BELIEVED_MS}`);
        const [counts] = await Promise.all([commands.hgetall(key), commands.pexpire(key, BELIEVED_MS)]);
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
    const { commands } = this.redis;
    if (commands)
      await Promise.all(eventIds.map((eventId) => commands.hdel(this.keyOf(eventId), this.instance)));
  }

  private keyOf(eventId: string): string {
    return this.redis.key(`viewers:${eventId}`);
  }
}
