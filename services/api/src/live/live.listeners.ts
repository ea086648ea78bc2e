import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EventChanged, EventPhotosChanged, EventCacheService } from '../events';
import { Database, DomainEvents } from '../platform';
import { RoomUpdatesService } from './rooms/room-updates.service';
import { EventBus } from './event-bus';
import type { EventBusMessage } from './event-bus-message';
import { LiveRoomsService } from './rooms/live-rooms.service';

/** Without news a room looks by itself so often: news of other instances are lost while Redis is away. */
const ROOM_SYNC_INTERVAL_MS = 1_500;
/** Name of the interval, for tests that shall hear by the bell alone. */
export const ROOM_SYNC_INTERVAL = 'live-news';

/** Has every room hear of what happens in its event, here or at another instance. */
@Injectable()
export class LiveListeners implements OnModuleInit {
  private running: Promise<void> | null = null;

  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly eventBus: EventBus,
    private readonly liveRoomsService: LiveRoomsService,
    private readonly eventCacheService: EventCacheService,
    private readonly roomUpdatesService: RoomUpdatesService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(EventPhotosChanged, async ({ eventId, revision }) =>
      this.publishAfterCommit({ about: 'photos', eventId, revision }),
    );
    this.domainEvents.on(EventChanged, async ({ eventId }) =>
      this.publishAfterCommit({ about: 'event', eventId }),
    );
    this.eventBus.subscribe((news) => this.handle(news));
  }

  /** Looks into all events that somebody follows here. A call during a run shares it. */
  @Interval(ROOM_SYNC_INTERVAL, ROOM_SYNC_INTERVAL_MS)
  async syncRooms(): Promise<void> {
    this.running ??= this.refreshAllRooms().finally(() => (this.running = null));
    await this.running;
  }

  private async refreshAllRooms(): Promise<void> {
    const rooms = this.liveRoomsService.all;
    if (rooms.length > 0) this.eventCacheService.invalidate();
    await Promise.all(rooms.map((room) => this.roomUpdatesService.refresh(room)));
  }

  private publishAfterCommit(news: EventBusMessage): void {
    this.database.afterCommit(() => this.eventBus.publish(news));
  }

  private handle(news: EventBusMessage): void {
    if (news.about === 'prints') return;
    // What was read before it rang may be of before.
    this.eventCacheService.invalidate();
    const room = this.liveRoomsService.find(news.eventId);
    if (!room) return;
    if (news.about === 'photos') void this.roomUpdatesService.advanceTo(room, news.revision);
    else void this.roomUpdatesService.refresh(room);
  }
}
