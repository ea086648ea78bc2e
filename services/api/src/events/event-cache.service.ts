import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AppError, Clock, Database, DomainEvents, ResponseCache, Settings } from '../platform';
import type { EventEntity } from './entities/event.entity';
import { EventChanged, EventPhotosChanged } from './domain-events';
import { EVENTS_TOPIC, PASS_VALID_AFTER_EVENT_MS } from './events-policy';
import { EventsStore } from './events.store';
import { EventGuestsStore } from './guests/event-guests.store';

/** Older data is read again before it is used, since another instance may have written. */
const FRESH_MS = 1_000;
/** While the database is unavailable, guests get cached events up to this age. */
const STALE_MS = 60_000;

/** An event as other modules see it. */
export type CachedEvent = Readonly<EventEntity>;

interface CachedEvents {
  events: ReadonlyMap<string, CachedEvent>;
  current: CachedEvent | null;
  /** Only guests whose earlier passes were ended. */
  passVersions: ReadonlyMap<string, number>;
  /** According to the monotonic clock of the process. */
  readAt: number;
}

/**
 * All events in memory: thousands of pages poll an event's revision every few seconds. At most two queries per second
 * serve all of them; this instance's own changes are visible at once.
 */
@Injectable()
export class EventCacheService implements OnModuleInit {
  private readonly logger = new Logger(EventCacheService.name);
  private memory: CachedEvents | null = null;
  private reading: Promise<CachedEvents> | null = null;
  private generation = 0;
  private isOutdated = false;

  constructor(
    private readonly eventsStore: EventsStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly responseCache: ResponseCache,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const invalidateAfterCommit = async (): Promise<void> =>
      this.database.afterCommit(() => this.invalidate());
    this.domainEvents.on(EventChanged, invalidateAfterCommit);
    this.domainEvents.on(EventPhotosChanged, invalidateAfterCommit);
  }

  /** By id, or the current event by the gallery's short id. Inside a transaction, lock the event instead. */
  async find(idOrTag: string): Promise<CachedEvent | null> {
    const fresh = this.isOutdated ? null : this.noOlderThan(FRESH_MS);
    // A missing event may have been created only a moment ago.
    return (fresh && this.pick(fresh, idOrTag)) ?? this.pick(await this.read(), idOrTag);
  }

  /** @throws AppError `event_not_found` */
  async get(idOrTag: string): Promise<CachedEvent> {
    const event = await this.find(idOrTag);
    if (!event) throw new AppError('event_not_found');
    return event;
  }

  async findAll(): Promise<CachedEvent[]> {
    const fresh = this.isOutdated ? null : this.noOlderThan(FRESH_MS);
    return [...(fresh ?? (await this.read())).events.values()];
  }

  /** The version of the guest's valid passes, as of the last read. No query. */
  passVersionOf(guestId: string): number {
    return this.memory?.passVersions.get(guestId) ?? 0;
  }

  /**
   * From now on, callers get what the database currently holds. Called after a commit, or when another instance reports
   * a change.
   */
  invalidate(): void {
    this.generation += 1;
    this.reading = null;
    this.isOutdated = true;
    this.responseCache.invalidate(EVENTS_TOPIC);
  }

  private noOlderThan(ms: number): CachedEvents | null {
    return this.memory && performance.now() - this.memory.readAt < ms ? this.memory : null;
  }

  private pick({ events, current }: CachedEvents, idOrTag: string): CachedEvent | null {
    return idOrTag === this.settings.brand.id ? current : (events.get(idOrTag) ?? null);
  }

  /** All waiting callers share one query. */
  private read(): Promise<CachedEvents> {
    this.reading ??= this.readOnce();
    return this.reading;
  }

  private async readOnce(): Promise<CachedEvents> {
    const { generation } = this;
    const readAt = performance.now();
    try {
      const [events, passVersions] = await Promise.all([
        this.eventsStore.findAll(),
        this.eventGuestsStore.findPassVersions(
          new Date(this.clock.now().getTime() - PASS_VALID_AFTER_EVENT_MS),
        ),
      ]);
      const memory = {
        events: new Map(events.map((each) => [each.id, each])),
        current: currentEvent(events),
        passVersions,
        readAt,
      };
      if (generation === this.generation) {
        this.memory = memory;
        this.isOutdated = false;
      }
      return memory;
    } catch (error) {
      const stale = this.noOlderThan(STALE_MS);
      if (!stale) throw error;
      this.logger.warn(`Using cached events: ${String(error)}`);
      return stale;
    } finally {
      if (generation === this.generation) this.reading = null;
    }
  }
}

/**
 * The event that the gallery's short id stands for: the live event that began first, or else the next scheduled one, or
 * else the one completed last.
 */
export function currentEvent<E extends Pick<EventEntity, 'id' | 'status' | 'startsAt'>>(
  events: readonly E[],
): E | null {
  const byStart = events.toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  return (
    byStart.find(({ status }) => status === 'live') ??
    byStart.find(({ status }) => status === 'scheduled') ??
    byStart.findLast(({ status }) => status === 'completed') ??
    null
  );
}
