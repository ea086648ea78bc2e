import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { LiveEditions, PrintsChanged } from '../catalogue';
import { PhotosForSale } from '../events';
import { Database, DomainEvents } from '../platform';
import { Doorbell } from './doorbell';
import { Rooms } from './rooms';

/** Tells open purchase sheets that numbers of their photograph were taken or given back. */
@Injectable()
export class PrintNews implements OnModuleInit {
  private readonly logger = new Logger(PrintNews.name);

  constructor(
    private readonly domain: DomainEvents,
    private readonly database: Database,
    private readonly editions: LiveEditions,
    private readonly photos: PhotosForSale,
    private readonly doorbell: Doorbell,
    private readonly rooms: Rooms,
  ) {}

  onModuleInit(): void {
    this.domain.on(PrintsChanged, async ({ editionIds }) =>
      this.database.afterCommit(() => this.doorbell.ring({ about: 'prints', editionIds })),
    );
    this.doorbell.onNews((news) => {
      // Most prints are of artworks, and most hours without an event: nothing is asked where nobody would hear the answer.
      if (news.about === 'prints' && this.rooms.all.length > 0) void this.tell(news.editionIds);
    });
  }

  private async tell(editionIds: readonly string[]): Promise<void> {
    try {
      const photoIds = await this.editions.photosOf(editionIds);
      const found = await this.photos.find(photoIds, { isVip: true });
      for (const [photoId, { event }] of found)
        this.rooms.of(event.id)?.tell({ type: 'prints_changed', eventId: event.id, photoId });
    } catch (error) {
      // Sheets also count anew by themselves.
      this.logger.warn(`Open sheets were not told of their prints: ${String(error)}`);
    }
  }
}
