import { levelsFrom } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Catalogue } from '../catalogue';
import { Audit, Collectors, type KnownCollector, type SignedInStaff } from '../identity';
import { AppError, Clock, Database, Outbox } from '../platform';
import { draftPreview, windowFaults } from './draft-preview';
import type { ChangedPrivatePreview, NewPrivatePreview } from './dto/private-preview.dto';
import { PreviewNotices } from './preview-notices';
import { previewState } from './preview-state';
import { PrivatePreviewsStore, type WholePreview } from './private-previews.store';

const OPENED = 'preview-opened';

/** Who of the gallery does it. */
type Actor = Pick<SignedInStaff, 'id' | 'role'>;

/** The gallery shows works to chosen collectors, who are told by mail once they are open. */
@Injectable()
export class GrantPreview implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly store: PrivatePreviewsStore,
    private readonly catalogue: Catalogue,
    private readonly collectors: Collectors,
    private readonly notices: PreviewNotices,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<{ previewId: string }>(OPENED, ({ previewId }) => this.tell(previewId));
  }

  /** @returns its id @throws AppError `validation_failed` with what is wrong by field */
  async grant(asked: NewPrivatePreview, by: Actor): Promise<string> {
    const now = this.clock.now();
    const whole = draftPreview(asked, now);
    await this.refuseFaults(whole, now);
    await this.database.transaction(async () => {
      await this.store.insert(whole);
      await this.announce(whole);
      await this.record('preview.created', whole.preview.id, by);
    });
    return whole.preview.id;
  }

  /**
   * Whoever is added and it is open for already is told now, and nobody twice.
   * @throws AppError `not_found`, `changed_meanwhile` with {version}, `validation_failed` with what is wrong by field
   */
  async change(id: string, { version, ...asked }: ChangedPrivatePreview, by: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.locked(id);
      if (before.preview.version !== version)
        throw new AppError('changed_meanwhile', { details: { version: before.preview.version } });
      const now = this.clock.now();
      const after = draftPreview(asked, now, before);
      await this.refuseFaults(after, now, before);
      await this.store.replace(after);
      await this.announce(after);
      await this.record('preview.changed', id, by);
    });
  }

  /** Opens it before its time; open already is no error. @throws AppError `not_found`, `preview_ended` */
  async openNow(id: string, by: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const whole = await this.locked(id);
      const { preview } = whole;
      const now = this.clock.now();
      const state = previewState(preview, now);
      if (state === 'ended') throw new AppError('preview_ended');
      if (state === 'open') return;
      Object.assign(preview, { opensAt: now, version: preview.version + 1 });
      await this.store.setWindow(preview);
      await this.announce(whole);
      await this.record('preview.opened', id, by);
    });
  }

  /**
   * Ends the preview now. A reservation made in it lasts its time.
   * @throws AppError `not_found`
   */
  async withdraw(id: string, by: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const { preview } = await this.locked(id);
      const now = this.clock.now();
      if (previewState(preview, now) === 'ended') return;
      await this.store.end(id, now);
      await this.record('preview.ended', id, by);
    });
  }

  private async locked(id: string): Promise<WholePreview> {
    const whole = await this.store.lock(id);
    if (!whole) throw new AppError('not_found');
    return whole;
  }

  private async refuseFaults(whole: WholePreview, now: Date, before?: WholePreview): Promise<void> {
    const artworkIds = whole.works.map(({ artworkId }) => artworkId);
    const collectorIds = whole.guests.map(({ collectorId }) => collectorId);
    const fields = windowFaults(whole.preview, now, before);
    if ((await this.catalogue.findAll(artworkIds)).length < artworkIds.length)
      fields.artworkIds = 'There is no such artwork.';
    if ((whole.preview.level === null) === (collectorIds.length === 0))
      fields.collectorIds = 'Please choose collectors, or a level instead.';
    else if ((await this.collectors.findAll(collectorIds)).length < collectorIds.length)
      fields.collectorIds = 'There is no such collector.';
    if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  }

  private async announce({ preview }: WholePreview): Promise<void> {
    const { id: previewId, opensAt: notBefore, isAnnounced } = preview;
    if (isAnnounced) await this.outbox.enqueue({ kind: OPENED, payload: { previewId }, notBefore });
  }

  /** Delivers the news of a preview that has opened; done again it adds no second mail. */
  private tell(previewId: string): Promise<void> {
    return this.database.transaction(async () => {
      const whole = await this.store.find(previewId);
      if (!whole?.preview.isAnnounced || previewState(whole.preview, this.clock.now()) !== 'open') return;
      const works = await this.catalogue.findAll(whole.works.map(({ artworkId }) => artworkId));
      for (const collector of await this.chosen(whole))
        await this.notices.previewOpened(whole.preview, works, collector);
    });
  }

  private async chosen({ preview: { level }, guests }: WholePreview): Promise<KnownCollector[]> {
    if (level !== null) return this.collectors.reachable({ levels: levelsFrom(level) });
    return this.collectors.reachable({ ids: guests.map(({ collectorId }) => collectorId) });
  }

  private async record(action: string, id: string, { role, id: staffId }: Actor): Promise<void> {
    const subject = { kind: 'preview', id };
    await this.audit.record({ action, actor: { kind: role, id: staffId }, subject });
  }
}
