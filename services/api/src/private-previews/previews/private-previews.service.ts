import { levelsFrom } from '@gallery/domain';
import type { AuditAction } from '@gallery/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CatalogService } from '../../catalog';
import {
  AuditLogService,
  CollectorsService,
  type CollectorAccount,
  type SignedInStaff,
} from '../../identity';
import { AppError, Clock, Database, OutboxService, throwIfInvalid } from '../../platform';
import { PrivatePreviewEmails } from '../private-previews.emails';
import type { CreatePrivatePreview, UpdatePrivatePreview } from './dto/private-preview.dto';
import { buildPrivatePreview, privatePreviewState, windowErrors } from './private-preview-draft';
import { PrivatePreviewsStore, type PrivatePreviewDetails } from './private-previews.store';

const PREVIEW_OPENED_MESSAGE = 'preview-opened';

/** The staff member who does it. */
type StaffActor = Pick<SignedInStaff, 'id' | 'role'>;

/** Private previews show artworks to chosen collectors, who get an email when one opens. */
@Injectable()
export class PrivatePreviewsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly privatePreviewsStore: PrivatePreviewsStore,
    private readonly catalogService: CatalogService,
    private readonly collectorsService: CollectorsService,
    private readonly privatePreviewEmails: PrivatePreviewEmails,
    private readonly outboxService: OutboxService,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outboxService.registerHandler<{ previewId: string }>(PREVIEW_OPENED_MESSAGE, ({ previewId }) =>
      this.sendOpenedEmails(previewId),
    );
  }

  /** @returns its id @throws AppError `validation_failed` by field */
  async create(input: CreatePrivatePreview, actor: StaffActor): Promise<string> {
    const now = this.clock.now();
    const details = buildPrivatePreview(input, now);
    await this.validate(details, now);
    await this.database.transaction(async () => {
      await this.privatePreviewsStore.insert(details);
      await this.scheduleOpenedEmails(details);
      await this.recordAudit('preview.created', details.preview.id, actor);
    });
    return details.preview.id;
  }

  /**
   * Collectors added to an open preview get the email now; nobody gets it twice.
   * @throws AppError `not_found`, `changed_meanwhile` with {version}, `validation_failed` by field
   */
  async update(id: string, { version, ...input }: UpdatePrivatePreview, actor: StaffActor): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.lock(id);
      if (before.preview.version !== version)
        throw new AppError('changed_meanwhile', { details: { version: before.preview.version } });
      const now = this.clock.now();
      const after = buildPrivatePreview(input, now, before);
      await this.validate(after, now, before);
      await this.privatePreviewsStore.replace(after);
      await this.scheduleOpenedEmails(after);
      await this.recordAudit('preview.changed', id, actor);
    });
  }

  /** Opens it early; repeating it is no error. @throws AppError `not_found`, `preview_ended` */
  async openNow(id: string, actor: StaffActor): Promise<void> {
    await this.database.transaction(async () => {
      const details = await this.lock(id);
      const { preview } = details;
      const now = this.clock.now();
      const state = privatePreviewState(preview, now);
      if (state === 'ended') throw new AppError('preview_ended');
      if (state === 'open') return;
      Object.assign(preview, { opensAt: now, version: preview.version + 1 });
      await this.privatePreviewsStore.updateWindow(preview);
      await this.scheduleOpenedEmails(details);
      await this.recordAudit('preview.opened', id, actor);
    });
  }

  /** Ends the preview now. Reservations made in it last until they end on their own. @throws AppError `not_found` */
  async end(id: string, actor: StaffActor): Promise<void> {
    await this.database.transaction(async () => {
      const { preview } = await this.lock(id);
      const now = this.clock.now();
      if (privatePreviewState(preview, now) === 'ended') return;
      await this.privatePreviewsStore.end(id, now);
      await this.recordAudit('preview.ended', id, actor);
    });
  }

  private async lock(id: string): Promise<PrivatePreviewDetails> {
    const details = await this.privatePreviewsStore.lock(id);
    if (!details) throw new AppError('not_found');
    return details;
  }

  private async validate(
    details: PrivatePreviewDetails,
    now: Date,
    before?: PrivatePreviewDetails,
  ): Promise<void> {
    const artworkIds = details.works.map(({ artworkId }) => artworkId);
    const collectorIds = details.guests.map(({ collectorId }) => collectorId);
    const fields = windowErrors(details.preview, now, before);
    const artworks = await this.catalogService.findAll(artworkIds);
    if (artworks.length < artworkIds.length) fields.artworkIds = 'This artwork could not be found.';
    if (artworks.some(({ isDraft }) => isDraft))
      fields.artworkIds = 'This artwork is a draft. Publish or hide it first.';
    if ((details.preview.level === null) === (collectorIds.length === 0))
      fields.collectorIds = 'Please choose collectors, or a level instead.';
    else if ((await this.collectorsService.findByIds(collectorIds)).length < collectorIds.length)
      fields.collectorIds = 'This collector could not be found.';
    throwIfInvalid(fields);
  }

  private async scheduleOpenedEmails({ preview }: PrivatePreviewDetails): Promise<void> {
    const { id: previewId, opensAt: notBefore, isAnnounced } = preview;
    if (isAnnounced)
      await this.outboxService.enqueue({ kind: PREVIEW_OPENED_MESSAGE, payload: { previewId }, notBefore });
  }

  /** Enqueues the emails of an opened preview; repeating it adds none. */
  private sendOpenedEmails(previewId: string): Promise<void> {
    return this.database.transaction(async () => {
      const details = await this.privatePreviewsStore.find(previewId);
      if (!details?.preview.isAnnounced || privatePreviewState(details.preview, this.clock.now()) !== 'open')
        return;
      const works = await this.catalogService.findAll(details.works.map(({ artworkId }) => artworkId));
      for (const collector of await this.findRecipients(details))
        await this.privatePreviewEmails.sendPreviewOpened(details.preview, works, collector);
    });
  }

  private async findRecipients({
    preview: { level },
    guests,
  }: PrivatePreviewDetails): Promise<CollectorAccount[]> {
    if (level !== null) return this.collectorsService.findReachableByEmail({ levels: levelsFrom(level) });
    return this.collectorsService.findReachableByEmail({ ids: guests.map(({ collectorId }) => collectorId) });
  }

  private async recordAudit(
    action: AuditAction,
    id: string,
    { role, id: staffId }: StaffActor,
  ): Promise<void> {
    const subject = { kind: 'preview', id };
    await this.auditLogService.record({ action, actor: { kind: role, id: staffId }, subject });
  }
}
