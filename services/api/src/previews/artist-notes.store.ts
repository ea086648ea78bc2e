import { Injectable } from '@nestjs/common';
import { Database } from '../platform';
import { ArtistNote } from './artist-note.entity';
import { meantFor, type Viewer } from './audience';

/** Every query on artist notes. */
@Injectable()
export class ArtistNotesStore {
  constructor(private readonly database: Database) {}

  async insert(note: ArtistNote): Promise<void> {
    await this.database.manager.insert(ArtistNote, note);
  }

  /** Those meant for the collector, newest first. */
  async for(viewer: Viewer): Promise<ArtistNote[]> {
    return this.database.manager.find(ArtistNote, {
      where: meantFor(viewer),
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  async ofCollector(collectorId: string): Promise<ArtistNote[]> {
    return this.database.manager.findBy(ArtistNote, { collectorId });
  }

  async removeOf(collectorId: string): Promise<void> {
    await this.database.manager.delete(ArtistNote, { collectorId });
  }
}
