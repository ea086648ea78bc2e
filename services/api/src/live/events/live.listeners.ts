import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EventPhotoEditionsService } from '../../catalog';
import { EventCacheService, EventChanged, EventPhotosChanged, EventPhotosService } from '../../events';
import { Database, DomainEvents } from '../../platform';
import { EventBus, type EventBusMessage } from '../event-bus';
import { ROOM_SYNC_INTERVAL_MS } from '../live-policy';
import { LiveRoomsService } from './live-rooms.service';
import { RoomUpdatesService } from './room-updates.service';

/** Name of the interval, for tests that cover only the event bus. */
export const ROOM_SYNC_INTERVAL = 'live-room-sync';

/** Updates rooms when something changes in their event, at this instance or another. */
@Injectable()
export class LiveListeners implements OnModuleInit {
  private readonly logger = new Logger(LiveListeners.name);
  private running: Promise<void> | null = null;

  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly eventBus: EventBus,
    private readonly liveRoomsService: LiveRoomsService,
    private readonly eventCacheService: EventCacheService,
    private readonly roomUpdatesService: RoomUpdatesService,
    private readonly eventPhotoEditionsService: EventPhotoEditionsService,
    private readonly eventPhotosService: EventPhotosService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(EventPhotosChanged, async ({ eventId, revision }) =>
      this.publishAfterCommit({ about: 'photos', eventId, revision }),
    );
    this.domainEvents.on(EventChanged, async ({ eventId }) =>
      this.publishAfterCommit({ about: 'event', eventId }),
    );
    this.eventBus.subscribe((message) => this.handle(message));
  }

  /** Checks all events that someone follows here. A call during a run joins that run. */
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

  private publishAfterCommit(message: EventBusMessage): void {
    this.database.afterCommit(() => this.eventBus.publish(message));
  }

  private handle(message: EventBusMessage): void {
    if (message.about === 'prints') return void this.announcePrints(message.editionIds);
    if (message.about !== 'photos' && message.about !== 'event') return;
    // A query that began before the message may have read the former state.
    this.eventCacheService.invalidate();
    const room = this.liveRoomsService.find(message.eventId);
    if (!room) return;
    if (message.about === 'photos') void this.roomUpdatesService.advanceTo(room, message.revision);
    else void this.roomUpdatesService.refresh(room);
  }

  /** Open purchase dialogs show that prints of their photo were taken or became available. */
  private async announcePrints(editionIds: readonly string[]): Promise<void> {
    // Most prints are of artworks, and at most times there is no event: make no query without rooms.
    if (this.liveRoomsService.all.length === 0) return;
    try {
      const photoIds = await this.eventPhotoEditionsService.findPhotoIds(editionIds);
      const found = await this.eventPhotosService.findForSale(photoIds, { isVip: true });
      for (const [photoId, { event }] of found)
        this.liveRoomsService
          .find(event.id)
          ?.broadcast({ type: 'prints_changed', eventId: event.id, photoId });
    } catch (error) {
      // Dialogs also refresh on their own.
      this.logger.warn(`Open purchase dialogs were not updated: ${String(error)}`);
    }
  }
}
