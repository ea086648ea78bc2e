import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform';
import type { PrivatePreviewState } from './dto/private-preview-list.dto';
import { PrivatePreviewGuestEntity } from '../entities/private-preview-guest.entity';
import { PrivatePreviewArtworkEntity } from '../entities/private-preview-artwork.entity';
import { PrivatePreviewEntity } from '../entities/private-preview.entity';

/** A preview with its works in their order and its guests. */
export interface PrivatePreviewDetails {
  preview: PrivatePreviewEntity;
  works: PrivatePreviewArtworkEntity[];
  guests: PrivatePreviewGuestEntity[];
}

/** Which previews are wanted. */
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
  SELECT shown.preview_id FROM private_preview_works shown JOIN artworks ON artworks.id = shown.artwork_id
  WHERE artworks.title LIKE :text)`;

/** Queries on private previews as the gallery keeps them. */
@Injectable()
export class PrivatePreviewsStore {
  constructor(private readonly database: Database) {}

  async insert({ preview, works, guests }: PrivatePreviewDetails): Promise<void> {
    const { manager } = this.database;
    await manager.insert(PrivatePreviewEntity, preview);
    await manager.insert(PrivatePreviewArtworkEntity, works);
    if (guests.length > 0) await manager.insert(PrivatePreviewGuestEntity, guests);
  }

  /** Works that stay keep what collectors know them by, for the caller has kept it. */
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
    const lock = { mode: 'pessimistic_write' } as const;
    const preview = isAscii(id)
      ? await this.database.manager.findOne(PrivatePreviewEntity, { where: { id }, lock })
      : null;
    return this.withDetails(preview);
  }

  /** Newest first, those after `place` only. Three queries. */
  async page(
    filter: PrivatePreviewFilter,
    place: { createdAt: Date; id: string } | null,
    { limit, now }: { limit: number; now: Date },
  ): Promise<PrivatePreviewDetails[]> {
    const query = this.filtered(filter, now).orderBy({ 'listed.createdAt': 'DESC', 'listed.id': 'DESC' });
    if (place)
      query.andWhere(
        '(listed.createdAt < :createdAt OR (listed.createdAt = :createdAt AND listed.id < :id))',
        place,
      );
    const previews = await query.take(limit).getMany();
    const ids = previews.map(({ id }) => id);
    const [works, guests] = await Promise.all([this.listArtworks(ids), this.listGuests(ids)]);
    return previews.map((preview) => ({
      preview,
      works: works.filter(({ previewId }) => previewId === preview.id),
      guests: guests.filter(({ previewId }) => previewId === preview.id),
    }));
  }

  /** How many there are on all pages. */
  async count(filter: PrivatePreviewFilter, now: Date): Promise<number> {
    return this.filtered(filter, now).getCount();
  }

  /** Sets the window of the preview. */
  async updateWindow({ id, opensAt, expiresAt, version }: PrivatePreviewEntity): Promise<void> {
    await this.database.manager.update(PrivatePreviewEntity, { id }, { opensAt, expiresAt, version });
  }

  /** Ends the preview at this time, unless it has ended by then. */
  async end(id: string, at: Date): Promise<void> {
    const ended = { expiresAt: at, version: () => 'version + 1' };
    await this.database.manager.update(PrivatePreviewEntity, { id, expiresAt: MoreThan(at) }, ended);
  }

  /** Takes the collector off every list of guests; a preview that was for nobody else goes. */
  async removeCollector(collectorId: string): Promise<void> {
    const { manager } = this.database;
    const invited = await manager.findBy(PrivatePreviewGuestEntity, { collectorId });
    await manager.delete(PrivatePreviewGuestEntity, { collectorId });
    const ids = invited.map(({ previewId }) => previewId);
    const others = new Set((await this.listGuests(ids)).map(({ previewId }) => previewId));
    const left = ids.filter((id) => !others.has(id));
    await manager.delete(PrivatePreviewEntity, { id: In(left), level: IsNull() });
  }

  /** Works of these previews, in the order of each. One query. */
  async listArtworks(previewIds: readonly string[]): Promise<PrivatePreviewArtworkEntity[]> {
    return this.database.manager.find(PrivatePreviewArtworkEntity, {
      where: { previewId: In([...previewIds]) },
      order: { position: 'ASC' },
    });
  }

  private filtered({ q, state }: PrivatePreviewFilter, now: Date): SelectQueryBuilder<PrivatePreviewEntity> {
    const query = this.database.manager.createQueryBuilder(PrivatePreviewEntity, 'listed');
    if (state) query.andWhere(STATE_CONDITIONS[state], { now });
    if (q) query.andWhere(TITLE_CONDITION, { text: `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` });
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
}

/** MySQL refuses to compare ASCII columns with other characters. */
const isAscii = (id: string): boolean => /^[\x20-\x7e]+$/.test(id);
