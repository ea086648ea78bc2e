import { Injectable } from '@nestjs/common';
import { AppError, Database, DomainEvents } from '../platform';
import { ArtworkChanged } from './catalogue.events';
import { CatalogueStore } from './catalogue.store';
import { freeSlug, titleFault } from './new-artwork';
import { underFreeSlug } from './under-free-slug';

/** Gives a work another title and address; the addresses it had keep leading to it. */
@Injectable()
export class RenameArtwork {
  constructor(
    private readonly database: Database,
    private readonly store: CatalogueStore,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @returns the slug from now on: one that the work had before comes back, one of another work's never does
   * @throws AppError `validation_failed` for the title, `artwork_not_found`
   */
  async rename(artworkId: string, title: string): Promise<string> {
    const fault = titleFault(title);
    if (fault !== null) throw new AppError('validation_failed', { fields: { title: fault } });
    return this.database.transaction(async () => {
      if (!(await this.store.lockArtwork(artworkId))) throw new AppError('artwork_not_found');
      const slug = await underFreeSlug(async () => {
        const free = freeSlug(title, await this.store.slugsOfOthersLike(freeSlug(title, []), artworkId));
        await this.store.renameArtwork(artworkId, { title: title.trim(), slug: free });
        return free;
      });
      await this.events.publish(new ArtworkChanged(artworkId));
      return slug;
    });
  }
}
