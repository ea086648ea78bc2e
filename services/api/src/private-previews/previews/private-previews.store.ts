import { levelsUpTo } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Brackets, In, IsNull, MoreThan, type SelectQueryBuilder } from 'typeorm';
import { containsPattern, Database, isAscii, readAfter, type TimeCursor } from '../../platform';
import type { Viewer } from '../audience';
import {
  PrivatePreviewArtworkEntity,
  PrivatePreviewEntity,
  PrivatePreviewGuestEntity,
} from '../entities/private-preview.entity';
import type { PrivatePreviewState } from './dto/private-preview.dto';

/** A preview with its artworks in their order and its guests. */
export interface PrivatePreviewDetails {
  preview: PrivatePreviewEntity;
  works: PrivatePreviewArtworkEntity[];
  guests: PrivatePreviewGuestEntity[];
}

/** An artwork in a preview for a collector. */
export interface PrivatePreviewArtwork {
  /** Id of the artwork within the preview. */
  id: string;
  previewId: string;
  artworkId: string;
  /** The artist's note. */
  note: string | null;
  opensAt: Date;
  expiresAt: Date;
  /** Whether the collector is named; otherwise shown by level. */
  isNamed: boolean;
}

/** Filter of the list. */
export interface PrivatePreviewFilter {
  q?: string;
  state?: PrivatePreviewState;
}

const STATE_CONDITIONS: Record<PrivatePreviewState, string> = {
  planned: 'listed.opensAt > :now AND listed.expiresAt > :now',
  open: 'listed.opensAt <= :now AND listed.expiresAt > :now',
  ended: 'listed.expiresAt <= :now',
};

const TITLE_CONDITION = `listed.id IN (
  SELECT shown.preview_id FROM private_preview_artworks shown JOIN artworks ON artworks.id = shown.artwork_id
  WHERE artworks.title LIKE :text)`;

/** Every query on private previews. */
@Injectable()
export class PrivatePreviewsStore {
  constructor(private readonly database: Database) {}

  async insert({ preview, works, guests }: PrivatePreviewDetails): Promise<void> {
    const { manager } = this.database;
    await manager.insert(PrivatePreviewEntity, preview);
    await manager.insert(PrivatePreviewArtworkEntity, works);
    if (guests.length > 0) await manager.insert(PrivatePreviewGuestEntity, guests);
  }

  /** The caller keeps the ids of artworks that stay. */
  async replace({ preview: { id, ...preview }, works, guests }: PrivatePreviewDetails): Promise<void> {
    const { manager } = this.database;
    await manager.update(PrivatePreviewEntity, { id }, preview);
    await manager.delete(PrivatePreviewArtworkEntity, { previewId: id });
    await manager.insert(PrivatePreviewArtworkEntity, works);
    await manager.delete(PrivatePreviewGuestEntity, { previewId: id });
    if (guests.length > 0) await manager.insert(PrivatePreviewGuestEntity, guests);
  }

  async find(id: string): Promise<PrivatePreviewDetails | null> {
    const preview = isAscii(id) ? await this.database.manager.findOneBy(PrivatePreviewEntity, { id }) : null;
    return this.withDetails(preview);
  }

  /** The preview stays locked until the transaction ends. */
  async lock(id: string): Promise<PrivatePreviewDetails | null> {
    const preview = isAscii(id) ? await this.database.lock(PrivatePreviewEntity, { id }) : null;
    return this.withDetails(preview);
  }

  /** Newest first, after the cursor. Three queries. */
  async page(
    filter: PrivatePreviewFilter,
    cursor: TimeCursor | null,
    { limit, now }: { limit: number; now: Date },
  ): Promise<PrivatePreviewDetails[]> {
    const columns = { at: 'listed.createdAt', id: 'listed.id' };
    const previews = await readAfter(this.filtered(filter, now), columns, cursor, limit).getMany();
    const ids = previews.map(({ id }) => id);
    const [works, guests] = await Promise.all([this.listArtworks(ids), this.listGuests(ids)]);
    return previews.map((preview) => ({
      preview,
      works: works.filter(({ previewId }) => previewId === preview.id),
      guests: guests.filter(({ previewId }) => previewId === preview.id),
    }));
  }

  /** The total over all pages. */
  async count(filter: PrivatePreviewFilter, now: Date): Promise<number> {
    return this.filtered(filter, now).getCount();
  }

  /** Sets the window of the preview. */
  async updateWindow({ id, opensAt, expiresAt, version }: PrivatePreviewEntity): Promise<void> {
    await this.database.manager.update(PrivatePreviewEntity, { id }, { opensAt, expiresAt, version });
  }

  /** Ends the preview at this time, unless it will already have ended by then. */
  async end(id: string, at: Date): Promise<void> {
    const ended = { expiresAt: at, version: () => 'version + 1' };
    await this.database.manager.update(PrivatePreviewEntity, { id, expiresAt: MoreThan(at) }, ended);
  }

  /** Removes the collector from every guest list; a preview without other guests is deleted. */
  async removeCollector(collectorId: string): Promise<void> {
    const { manager } = this.database;
    const invited = await manager.findBy(PrivatePreviewGuestEntity, { collectorId });
    await manager.delete(PrivatePreviewGuestEntity, { collectorId });
    const ids = invited.map(({ previewId }) => previewId);
    const others = new Set((await this.listGuests(ids)).map(({ previewId }) => previewId));
    const left = ids.filter((id) => !others.has(id));
    await manager.delete(PrivatePreviewEntity, { id: In(left), level: IsNull() });
  }

  /** Artworks of these previews, in the order of each. One query. */
  async listArtworks(previewIds: readonly string[]): Promise<PrivatePreviewArtworkEntity[]> {
    return this.database.manager.find(PrivatePreviewArtworkEntity, {
      where: { previewId: In([...previewIds]) },
      order: { position: 'ASC' },
    });
  }

  /** Artworks in open previews of the collector, newest first. */
  async listOpenArtworks(viewer: Viewer, now: Date): Promise<PrivatePreviewArtwork[]> {
    return this.read(whereOpenAt(this.visibleTo(viewer), now));
  }

  /** Whether the artwork is open for the collector now. */
  async isArtworkOpen(viewer: Viewer, artworkId: string, now: Date): Promise<boolean> {
    const query = whereOpenAt(this.visibleTo(viewer), now).andWhere('shown.artworkId = :artworkId', {
      artworkId,
    });
    return query.getExists();
  }

  /** The artworks among these that previews have ever shown to the collector, newest first. */
  async listVisibleByArtworks(
    viewer: Viewer,
    artworkIds: readonly string[],
  ): Promise<PrivatePreviewArtwork[]> {
    return this.read(this.visibleTo(viewer).andWhere('shown.artworkId IN (:...artworkIds)', { artworkIds }));
  }

  /** Everything that is, was or will be shown to the collector, newest first. */
  async listVisibleArtworks(viewer: Viewer): Promise<PrivatePreviewArtwork[]> {
    return this.read(this.visibleTo(viewer));
  }

  private filtered({ q, state }: PrivatePreviewFilter, now: Date): SelectQueryBuilder<PrivatePreviewEntity> {
    const query = this.database.manager.createQueryBuilder(PrivatePreviewEntity, 'listed');
    if (state) query.andWhere(STATE_CONDITIONS[state], { now });
    if (q) query.andWhere(TITLE_CONDITION, { text: containsPattern(q) });
    return query;
  }

  private async withDetails(preview: PrivatePreviewEntity | null): Promise<PrivatePreviewDetails | null> {
    if (!preview) return null;
    const [works, guests] = await Promise.all([
      this.listArtworks([preview.id]),
      this.listGuests([preview.id]),
    ]);
    return { preview, works, guests };
  }

  private async listGuests(previewIds: readonly string[]): Promise<PrivatePreviewGuestEntity[]> {
    return this.database.manager.findBy(PrivatePreviewGuestEntity, { previewId: In([...previewIds]) });
  }

  private visibleTo({ id, level }: Viewer): SelectQueryBuilder<PrivatePreviewArtworkEntity> {
    const levels = levelsUpTo(level);
    return this.database.manager
      .createQueryBuilder(PrivatePreviewArtworkEntity, 'shown')
      .innerJoin(PrivatePreviewEntity, 'preview', 'preview.id = shown.previewId')
      .leftJoin(
        PrivatePreviewGuestEntity,
        'guest',
        'guest.previewId = preview.id AND guest.collectorId = :collectorId',
        {
          collectorId: id,
        },
      )
      .where(
        new Brackets((either) => {
          either.where('guest.collectorId IS NOT NULL');
          if (levels.length > 0) either.orWhere('preview.level IN (:...levels)', { levels });
        }),
      );
  }

  private async read(
    query: SelectQueryBuilder<PrivatePreviewArtworkEntity>,
  ): Promise<PrivatePreviewArtwork[]> {
    const rows = await query
      .select('shown.id', 'id')
      .addSelect('shown.previewId', 'previewId')
      .addSelect('shown.artworkId', 'artworkId')
      .addSelect('preview.note', 'note')
      .addSelect('preview.opensAt', 'opensAt')
      .addSelect('preview.expiresAt', 'expiresAt')
      .addSelect('guest.collectorId', 'guestId')
      .orderBy({
        'preview.opensAt': 'DESC',
        'preview.id': 'DESC',
        'shown.position': 'ASC',
      })
      .getRawMany<Omit<PrivatePreviewArtwork, 'isNamed'> & { guestId: string | null }>();
    return rows.map(({ guestId, ...work }) => ({ ...work, isNamed: guestId !== null }));
  }
}

const whereOpenAt = (
  query: SelectQueryBuilder<PrivatePreviewArtworkEntity>,
  now: Date,
): SelectQueryBuilder<PrivatePreviewArtworkEntity> =>
  query.andWhere('preview.opensAt <= :now AND preview.expiresAt > :now', { now });
