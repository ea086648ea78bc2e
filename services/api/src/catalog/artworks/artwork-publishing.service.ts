import { Injectable } from '@nestjs/common';
import { AppError, Database, DomainEvents } from '../../platform';
import { ArtworkChanged } from '../domain-events';
import { UNTITLED_ARTWORK } from './artwork.presenter';
import { CatalogStore } from '../catalog.store';

/** A work that the public sees from now on. */
export interface ArtworkPublishResult {
  id: string;
  title: string;
  slug: string;
  /** Whether it was hidden until now. */
  wasHidden: boolean;
}

/** Makes hidden works public. The work stays locked until the transaction ends, so that openings follow each other. */
@Injectable()
export class ArtworkPublishingService {
  constructor(
    private readonly database: Database,
    private readonly catalogStore: CatalogStore,
    private readonly domainEvents: DomainEvents,
  ) {}

  /** @throws AppError `artwork_not_found` */
  publish(artworkId: string): Promise<ArtworkPublishResult> {
    return this.database.transaction(async () => {
      const artwork = await this.catalogStore.lockArtwork(artworkId);
      if (!artwork) throw new AppError('artwork_not_found');
      const { id, title, slug, liveStatus } = artwork;
      const wasHidden = liveStatus === 'hidden';
      if (wasHidden) {
        await this.catalogStore.publishArtwork(id);
        await this.domainEvents.publish(new ArtworkChanged(id));
      }
      return { id, title: title.trim() || UNTITLED_ARTWORK, slug, wasHidden };
    });
  }
}
