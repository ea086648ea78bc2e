import { levelsFrom } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Catalogue } from '../catalogue';
import { Collectors, type KnownCollector } from '../identity';
import { AppError, Clock, Database, Outbox } from '../platform';
import { audienceFault } from './audience-fault';
import type { NewPrivatePreview } from './dto/private-preview.dto';
import { PreviewNotices } from './preview-notices';
import type { PrivatePreview } from './private-preview.entity';
import { PrivatePreviewsStore } from './private-previews.store';

const OPENED = 'preview-opened';

/** The owner shows a work to chosen collectors, who are told by mail once it is open (G57). */
@Injectable()
export class GrantPreview implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly store: PrivatePreviewsStore,
    private readonly catalogue: Catalogue,
    private readonly collectors: Collectors,
    private readonly notices: PreviewNotices,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<{ previewId: string }>(OPENED, ({ previewId }) => this.tell(previewId));
  }

  /** @throws AppError `validation_failed` with what is wrong by field */
  async grant(asked: NewPrivatePreview): Promise<PrivatePreview> {
    const now = this.clock.now();
    const preview = draftPreview(asked, now);
    const fields = await this.faults(preview, now);
    if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
    await this.database.transaction(async () => {
      await this.store.insert(preview);
      const { id: previewId, opensAt: notBefore } = preview;
      await this.outbox.enqueue({ kind: OPENED, payload: { previewId }, notBefore });
    });
    return preview;
  }

  /** Every preview, newest first. */
  granted(): Promise<PrivatePreview[]> {
    return this.store.all();
  }

  /**
   * Ends the preview now. A reservation made in it lasts its time.
   * @throws AppError `not_found`
   */
  async withdraw(id: string): Promise<void> {
    if (!(await this.store.find(id))) throw new AppError('not_found');
    await this.store.end(id, this.clock.now());
  }

  private async faults(preview: PrivatePreview, now: Date): Promise<Record<string, string>> {
    const { artworkId, collectorId, opensAt, expiresAt } = preview;
    const fields: Record<string, string> = { ...audienceFault(preview) };
    if (!isPossible(opensAt)) fields.opensAt = 'Please choose another opening.';
    if (!isPossible(expiresAt)) fields.expiresAt = 'Please choose another end.';
    else if (expiresAt <= opensAt || expiresAt <= now) fields.expiresAt = 'Please choose a later end.';
    if (!(await this.catalogue.find(artworkId))) fields.artworkId = 'There is no such artwork.';
    if (collectorId !== null && !(await this.collectors.find(collectorId))) {
      fields.collectorId = 'There is no such collector.';
    }
    return fields;
  }

  /** Delivers the news of a preview that has opened; done again it adds no second mail. */
  private tell(previewId: string): Promise<void> {
    return this.database.transaction(async () => {
      const preview = await this.store.find(previewId);
      if (!preview || preview.expiresAt <= this.clock.now()) return;
      const artwork = await this.catalogue.find(preview.artworkId);
      if (!artwork) return;
      for (const collector of await this.chosen(preview)) {
        await this.notices.previewOpened(preview, artwork, collector);
      }
    });
  }

  private async chosen({ collectorId, level }: PrivatePreview): Promise<KnownCollector[]> {
    if (level !== null) return this.collectors.reachable({ levels: levelsFrom(level) });
    return collectorId === null ? [] : this.collectors.reachable({ ids: [collectorId] });
  }
}

/** Times are written in more ways than JavaScript reads (weeks, days of the year), and reach further than the database. */
const isPossible = (at: Date): boolean =>
  at >= new Date('2000-01-01T00:00:00Z') && at <= new Date('9999-12-31T00:00:00Z');

const draftPreview = (asked: NewPrivatePreview, now: Date): PrivatePreview => ({
  id: uuid(),
  artworkId: asked.artworkId,
  collectorId: asked.collectorId ?? null,
  level: asked.level ?? null,
  note: asked.note || null,
  opensAt: asked.opensAt === undefined ? now : new Date(asked.opensAt),
  expiresAt: new Date(asked.expiresAt),
  createdAt: now,
});
