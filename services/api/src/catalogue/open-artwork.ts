import { Injectable } from '@nestjs/common';
import { AppError, Database, DomainEvents } from '../platform';
import { ArtworkChanged } from './catalogue.events';
import { UNTITLED } from './artwork.presenter';
import { CatalogueStore } from './catalogue.store';

/** A work that the public sees from now on. */
export interface OpenedArtwork {
  id: string;
  title: string;
  slug: string;
  /** Whether it was hidden until now. */
  wasHidden: boolean;
}

/** Makes hidden works public. The work stays locked until the transaction ends, so that openings follow each other. */
@Injectable()
export class OpenArtwork {
  constructor(
    private readonly database: Database,
    private readonly store: CatalogueStore,
    private readonly events: DomainEvents,
  ) {}

  /** @throws AppError `artwork_not_found` */
  open(artworkId: string): Promise<OpenedArtwork> {
    return this.database.transaction(async () => {
      const artwork = await this.store.lockArtwork(artworkId);
      if (!artwork) throw new AppError('artwork_not_found');
      const { id, title, slug, liveStatus } = artwork;
      const wasHidden = liveStatus === 'hidden';
      if (wasHidden) {
        await this.store.showArtwork(id);
        await this.events.publish(new ArtworkChanged(id));
      }
      return { id, title: title.trim() || UNTITLED, slug, wasHidden };
    });
  }
}
