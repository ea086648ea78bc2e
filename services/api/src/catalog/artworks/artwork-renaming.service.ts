import { Injectable } from '@nestjs/common';
import { AppError, Database, DomainEvents } from '../../platform';
import { ArtworkChanged } from '../domain-events';
import { CatalogStore } from '../catalog.store';
import { uniqueSlug, titleError } from './new-artwork';
import { withUniqueSlug } from './unique-slug';

/** Gives a work another title and address; the addresses it had keep leading to it. */
@Injectable()
export class ArtworkRenamingService {
  constructor(
    private readonly database: Database,
    private readonly catalogStore: CatalogStore,
    private readonly domainEvents: DomainEvents,
  ) {}

  /**
   * @returns the slug from now on: one that the work had before comes back, one of another work's never does
   * @throws AppError `validation_failed` for the title, `artwork_not_found`
   */
  async rename(artworkId: string, title: string): Promise<string> {
    const fault = titleError(title);
    if (fault !== null) throw new AppError('validation_failed', { fields: { title: fault } });
    return this.database.transaction(async () => {
      if (!(await this.catalogStore.lockArtwork(artworkId))) throw new AppError('artwork_not_found');
      const slug = await withUniqueSlug(async () => {
        const free = uniqueSlug(
          title,
          await this.catalogStore.findOtherSlugsLike(uniqueSlug(title, []), artworkId),
        );
        await this.catalogStore.renameArtwork(artworkId, { title: title.trim(), slug: free });
        return free;
      });
      await this.domainEvents.publish(new ArtworkChanged(artworkId));
      return slug;
    });
  }
}
