import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { EventPhotoEditionsService, PrintsChanged } from '../catalog';
import { EventPhotosService } from '../events';
import { Database, DomainEvents } from '../platform';
import { EventBus } from './event-bus';
import { LiveRoomsService } from './rooms/live-rooms.service';

/** Tells open purchase sheets that numbers of their photograph were taken or given back. */
@Injectable()
export class LivePrintListeners implements OnModuleInit {
  private readonly logger = new Logger(LivePrintListeners.name);

  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly eventPhotoEditionsService: EventPhotoEditionsService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly eventBus: EventBus,
    private readonly liveRoomsService: LiveRoomsService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(PrintsChanged, async ({ editionIds }) =>
      this.database.afterCommit(() => this.eventBus.publish({ about: 'prints', editionIds })),
    );
    this.eventBus.subscribe((news) => {
      // Most prints are of artworks, and most hours without an event: nothing is asked where nobody would hear the answer.
      if (news.about === 'prints' && this.liveRoomsService.all.length > 0)
        void this.notifyRooms(news.editionIds);
    });
  }

  private async notifyRooms(editionIds: readonly string[]): Promise<void> {
    try {
      const photoIds = await this.eventPhotoEditionsService.findPhotoIds(editionIds);
      const found = await this.eventPhotosService.findForSale(photoIds, { isVip: true });
      for (const [photoId, { event }] of found)
        this.liveRoomsService
          .find(event.id)
          ?.broadcast({ type: 'prints_changed', eventId: event.id, photoId });
    } catch (error) {
      // Sheets also count anew by themselves.
      this.logger.warn(`Open sheets were not told of their prints: ${String(error)}`);
    }
  }
}
