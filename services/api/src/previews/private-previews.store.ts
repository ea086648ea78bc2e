import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../platform';
import { meantFor, type Viewer } from './audience';
import { PrivatePreview } from './private-preview.entity';

/** Every query on private previews. */
@Injectable()
export class PrivatePreviewsStore {
  constructor(private readonly database: Database) {}

  async insert(preview: PrivatePreview): Promise<void> {
    await this.database.manager.insert(PrivatePreview, preview);
  }

  async find(id: string): Promise<PrivatePreview | null> {
    // ASCII columns cannot even be compared with other characters.
    return /^[\x20-\x7e]+$/.test(id) ? this.database.manager.findOneBy(PrivatePreview, { id }) : null;
  }

  /** Newest first. */
  async all(): Promise<PrivatePreview[]> {
    return this.database.manager.find(PrivatePreview, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** Those that are open for the collector now, newest first. */
  async openFor(viewer: Viewer, now: Date): Promise<PrivatePreview[]> {
    return this.database.manager.find(PrivatePreview, {
      where: open(viewer, now),
      order: { opensAt: 'DESC', id: 'DESC' },
    });
  }

  /** Whether the work is open for the collector now. */
  async isOpenFor(viewer: Viewer, artworkId: string, now: Date): Promise<boolean> {
    const where = open(viewer, now).map((condition) => ({ ...condition, artworkId }));
    return this.database.manager.existsBy(PrivatePreview, where);
  }

  /** Those of the works that were ever meant for the collector, newest first. */
  async everFor(viewer: Viewer, artworkIds: readonly string[]): Promise<PrivatePreview[]> {
    return this.database.manager.find(PrivatePreview, {
      where: meantFor(viewer).map((condition) => ({ ...condition, artworkId: In([...artworkIds]) })),
      order: { opensAt: 'DESC', id: 'DESC' },
    });
  }

  /** Ends the preview at this time, unless it has ended by then. */
  async end(id: string, at: Date): Promise<void> {
    await this.database.manager.update(PrivatePreview, { id, expiresAt: MoreThan(at) }, { expiresAt: at });
  }

  async ofCollector(collectorId: string): Promise<PrivatePreview[]> {
    return this.database.manager.findBy(PrivatePreview, { collectorId });
  }

  async removeOf(collectorId: string): Promise<void> {
    await this.database.manager.delete(PrivatePreview, { collectorId });
  }
}

const open = (viewer: Viewer, now: Date) =>
  meantFor(viewer).map((condition) => ({
    ...condition,
    opensAt: LessThanOrEqual(now),
    expiresAt: MoreThan(now),
  }));
