import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../platform';
import type { PreviewState } from './dto/preview-list.dto';
import { PreviewGuest } from './preview-guest.entity';
import { PreviewWork } from './preview-work.entity';
import { PrivatePreview } from './private-preview.entity';

/** A preview with its works in their order and its guests. */
export interface WholePreview {
  preview: PrivatePreview;
  works: PreviewWork[];
  guests: PreviewGuest[];
}

/** Which previews are wanted. */
export interface PreviewFilter {
  q?: string;
  state?: PreviewState;
}

const STATES: Record<PreviewState, string> = {
  planned: 'listed.opensAt > :now AND listed.expiresAt > :now',
  open: 'listed.opensAt <= :now AND listed.expiresAt > :now',
  ended: 'listed.expiresAt <= :now',
};

const WITH_TITLE = `listed.id IN (
  SELECT shown.preview_id FROM private_preview_works shown JOIN artworks ON artworks.id = shown.artwork_id
  WHERE artworks.title LIKE :text)`;

/** Queries on private previews as the gallery keeps them. */
@Injectable()
export class PrivatePreviewsStore {
  constructor(private readonly database: Database) {}

  async insert({ preview, works, guests }: WholePreview): Promise<void> {
    const { manager } = this.database;
    await manager.insert(PrivatePreview, preview);
    await manager.insert(PreviewWork, works);
    if (guests.length > 0) await manager.insert(PreviewGuest, guests);
  }

  /** Works that stay keep what collectors know them by, for the caller has kept it. */
  async replace({ preview: { id, ...preview }, works, guests }: WholePreview): Promise<void> {
    const { manager } = this.database;
    await manager.update(PrivatePreview, { id }, preview);
    await manager.delete(PreviewWork, { previewId: id });
    await manager.insert(PreviewWork, works);
    await manager.delete(PreviewGuest, { previewId: id });
    if (guests.length > 0) await manager.insert(PreviewGuest, guests);
  }

  async find(id: string): Promise<WholePreview | null> {
    const preview = isAscii(id) ? await this.database.manager.findOneBy(PrivatePreview, { id }) : null;
    return this.whole(preview);
  }

  /** The preview stays locked until the transaction ends. */
  async lock(id: string): Promise<WholePreview | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const preview = isAscii(id)
      ? await this.database.manager.findOne(PrivatePreview, { where: { id }, lock })
      : null;
    return this.whole(preview);
  }

  /** Newest first, those after `place` only. Three queries. */
  async page(
    filter: PreviewFilter,
    place: { createdAt: Date; id: string } | null,
    { limit, now }: { limit: number; now: Date },
  ): Promise<WholePreview[]> {
    const query = this.filtered(filter, now).orderBy({ 'listed.createdAt': 'DESC', 'listed.id': 'DESC' });
    if (place)
      query.andWhere(
        '(listed.createdAt < :createdAt OR (listed.createdAt = :createdAt AND listed.id < :id))',
        place,
      );
    const previews = await query.take(limit).getMany();
    const ids = previews.map(({ id }) => id);
    const [works, guests] = await Promise.all([this.worksOf(ids), this.guestsOf(ids)]);
    return previews.map((preview) => ({
      preview,
      works: works.filter(({ previewId }) => previewId === preview.id),
      guests: guests.filter(({ previewId }) => previewId === preview.id),
    }));
  }

  /** How many there are on all pages. */
  async count(filter: PreviewFilter, now: Date): Promise<number> {
    return this.filtered(filter, now).getCount();
  }

  /** Sets the window of the preview. */
  async setWindow({ id, opensAt, expiresAt, version }: PrivatePreview): Promise<void> {
    await this.database.manager.update(PrivatePreview, { id }, { opensAt, expiresAt, version });
  }

  /** Ends the preview at this time, unless it has ended by then. */
  async end(id: string, at: Date): Promise<void> {
    const ended = { expiresAt: at, version: () => 'version + 1' };
    await this.database.manager.update(PrivatePreview, { id, expiresAt: MoreThan(at) }, ended);
  }

  /** Takes the collector off every list of guests; a preview that was for nobody else goes. */
  async removeOf(collectorId: string): Promise<void> {
    const { manager } = this.database;
    const invited = await manager.findBy(PreviewGuest, { collectorId });
    await manager.delete(PreviewGuest, { collectorId });
    const ids = invited.map(({ previewId }) => previewId);
    const others = new Set((await this.guestsOf(ids)).map(({ previewId }) => previewId));
    const left = ids.filter((id) => !others.has(id));
    await manager.delete(PrivatePreview, { id: In(left), level: IsNull() });
  }

  /** Works of these previews, in the order of each. One query. */
  async worksOf(previewIds: readonly string[]): Promise<PreviewWork[]> {
    return this.database.manager.find(PreviewWork, {
      where: { previewId: In([...previewIds]) },
      order: { position: 'ASC' },
    });
  }

  private filtered({ q, state }: PreviewFilter, now: Date): SelectQueryBuilder<PrivatePreview> {
    const query = this.database.manager.createQueryBuilder(PrivatePreview, 'listed');
    if (state) query.andWhere(STATES[state], { now });
    if (q) query.andWhere(WITH_TITLE, { text: `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` });
    return query;
  }

  private async whole(preview: PrivatePreview | null): Promise<WholePreview | null> {
    if (!preview) return null;
    const [works, guests] = await Promise.all([this.worksOf([preview.id]), this.guestsOf([preview.id])]);
    return { preview, works, guests };
  }

  private async guestsOf(previewIds: readonly string[]): Promise<PreviewGuest[]> {
    return this.database.manager.findBy(PreviewGuest, { previewId: In([...previewIds]) });
  }
}

/** ASCII columns cannot even be compared with other characters. */
const isAscii = (id: string): boolean => /^[\x20-\x7e]+$/.test(id);
