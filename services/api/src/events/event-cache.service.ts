import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AppError, Database, DomainEvents, Settings } from '../platform';
import { currentEvent } from './current-event';
import type { EventEntity } from './entities/event.entity';
import { EventChanged, EventPhotosChanged } from './domain-events';
import { EventsStore } from './events.store';

/** Another instance may have written: what is older is read again before it is used. In milliseconds. */
const FRESH_MS = 1_000;
/** While the database is away guests go on with what was known, for as long. In milliseconds. */
const STALE_MS = 60_000;

/** An event as other modules know it. */
export type CachedEvent = Readonly<EventEntity>;

interface CachedEvents {
  events: ReadonlyMap<string, CachedEvent>;
  current: CachedEvent | null;
  /** By the process's own clock. */
  readAt: number;
}

/**
 * All events, in memory: thousands of pages ask for an event's revision every few seconds, and must not each ask the
 * database. At most one query a second for all of them together; a change made by this instance is seen at once.
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
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const forgetLater = async (): Promise<void> => this.database.afterCommit(() => this.invalidate());
    this.domainEvents.on(EventChanged, forgetLater);
    this.domainEvents.on(EventPhotosChanged, forgetLater);
  }

  /** By id, or the current event by the gallery's short id. Not for use inside a transaction: lock the event there. */
  async find(idOrTag: string): Promise<CachedEvent | null> {
    const fresh = this.isOutdated ? null : this.noOlderThan(FRESH_MS);
    // What is not there may have come a moment ago.
    return (fresh && this.pick(fresh, idOrTag)) ?? this.pick(await this.read(), idOrTag);
  }

  /** @throws AppError `event_not_found` */
  async get(idOrTag: string): Promise<CachedEvent> {
    const event = await this.find(idOrTag);
    if (!event) throw new AppError('event_not_found');
    return event;
  }

  /** Every event there is. */
  async findAll(): Promise<CachedEvent[]> {
    const fresh = this.isOutdated ? null : this.noOlderThan(FRESH_MS);
    return [...(fresh ?? (await this.read())).events.values()];
  }

  /** Whoever asks from now on gets what the database holds now: called after a commit, or when another instance rings. */
  invalidate(): void {
    this.generation += 1;
    this.reading = null;
    this.isOutdated = true;
  }

  private noOlderThan(ms: number): CachedEvents | null {
    return this.memory && performance.now() - this.memory.readAt < ms ? this.memory : null;
  }

  private pick({ events, current }: CachedEvents, idOrTag: string): CachedEvent | null {
    return idOrTag === this.settings.brand.id ? current : (events.get(idOrTag) ?? null);
  }

  /** Everyone who waits shares one reading. */
  private read(): Promise<CachedEvents> {
    this.reading ??= this.readOnce();
    return this.reading;
  }

  private async readOnce(): Promise<CachedEvents> {
    const { generation } = this;
    const readAt = performance.now();
    try {
      const events = await this.eventsStore.findAll();
      const memory = {
        events: new Map(events.map((each) => [each.id, each])),
        current: currentEvent(events),
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
      this.logger.warn(`Going on with the events of a moment ago: ${String(error)}`);
      return stale;
    } finally {
      if (generation === this.generation) this.reading = null;
    }
  }
}
