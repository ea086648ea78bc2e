import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { auditedChanges, AuditLogService, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database, DomainEvents, Settings, throwIfInvalid } from '../../platform';
import { ArtworksService } from '../artworks/artworks.service';
import { missingFields, type NewArtworkImage } from '../artworks/new-artwork';
import { CatalogStore } from '../catalog.store';
import { ArtworkChanged, ArtworkRemovalRequested, PrintsChanged } from '../domain-events';
import type { ArtworkEntity, LiveStatus } from '../entities/artwork.entity';
import { listChangedFields, parseArtworkFields, toNewArtwork } from './artwork-fields';
import type { FormErrors } from './artwork-form-parts';
import type { ArtworkFormData } from './artwork-form.service';
import { ArtworkPicturesService } from './artwork-pictures.service';
import type { CreateArtworkForm, UpdateArtworkForm } from './dto/artwork-form.dto';
import { editionAuditEntries, rejectPriceChanges } from './edition-changes';
import { EditionChangesService } from './edition-changes.service';
import { InventoryQueries } from './inventory.queries';
import { InventoryStore } from './inventory.store';
import { parseRequestedEditions } from './requested-editions';

/** Adds, changes, shows, hides and removes artworks in the inventory. */
@Injectable()
export class ArtworkInventoryService {
  constructor(
    private readonly database: Database,
    private readonly catalogStore: CatalogStore,
    private readonly inventoryStore: InventoryStore,
    private readonly inventoryQueries: InventoryQueries,
    private readonly artworksService: ArtworksService,
    private readonly editionChangesService: EditionChangesService,
    private readonly artworkPicturesService: ArtworkPicturesService,
    private readonly auditLogService: AuditLogService,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Without sizes in the form, the artwork gets the price book's sizes.
   * @returns its id
   * @throws AppError `validation_failed` by field
   */
  async create({ fields, files }: ArtworkFormData<CreateArtworkForm>, staff: SignedInStaff): Promise<string> {
    const errors: FormErrors = {};
    const { title = '', series = '' } = fields;
    const values = parseArtworkFields(fields, this.clock.now(), errors);
    const requested = parseRequestedEditions(
      fields,
      { book: this.settings.priceBook, form: 'create', frameStyle: fields.frameStyle ?? 'Black' },
      errors,
    );
    const images = await this.artworkPicturesService.resolve(
      { order: fields.pictures, files },
      { artworkId: null, title, errors },
    );
    if (fields.liveStatus !== 'draft')
      Object.assign(errors, missingFields({ title, series, images: images ?? [] }));
    throwIfInvalid(errors);
    const artwork = toNewArtwork(fields, {
      values,
      requested,
      images: images ?? [],
      today: this.clock.now(),
    });
    return this.database.transaction(async () => {
      const { id } = await this.artworksService.create(artwork);
      await this.recordChange(id, staff, 'artwork.created', { title });
      return id;
    });
  }

  /**
   * Fields that the form leaves out stay unchanged. A new title creates a new slug.
   * @throws AppError `artwork_not_found`, `validation_failed` by field, `changed_meanwhile` with the current artwork,
   * `owner_only` when staff change what a print costs
   */
  async update(
    id: string,
    { fields, files }: ArtworkFormData<UpdateArtworkForm>,
    staff: SignedInStaff,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.lock(id);
      await this.rejectStale(before, fields.version);
      const errors: FormErrors = {};
      const values = parseArtworkFields(fields, this.clock.now(), errors);
      const requested = parseRequestedEditions(
        fields,
        { book: this.settings.priceBook, form: 'edit', frameStyle: fields.frameStyle ?? before.frameStyle },
        errors,
      );
      const plan = await this.editionChangesService.plan(id, requested, errors);
      const title = fields.title ?? before.title;
      const images = await this.artworkPicturesService.resolve(
        { order: fields.pictures, files },
        { artworkId: id, title, errors },
      );
      const liveStatus = values.liveStatus ?? before.liveStatus;
      const { series = before.series } = values;
      if (liveStatus !== 'draft') await this.addMissing({ id, title, series }, images, errors);
      else if (before.liveStatus !== 'draft') errors.liveStatus = NO_DRAFT_AGAIN;
      throwIfInvalid(errors);
      rejectPriceChanges(plan, staff);
      const traces = editionAuditEntries(plan);
      const changed = [...(title === before.title ? [] : ['title']), ...listChangedFields(before, values)];
      if (title !== before.title) await this.artworksService.rename(id, title);
      await this.inventoryStore.update(id, values);
      await this.editionChangesService.apply(id, plan);
      if (images) await this.artworkPicturesService.replace(id, images);
      await this.domainEvents.publish(
        new PrintsChanged(plan.changes.map(({ before: edition }) => edition.id)),
      );
      await this.recordChange(id, staff, 'artwork.changed', {
        changed: [...changed, ...(images ? ['pictures'] : [])],
        changes: auditedChanges(before, { ...values, title }, TOLD_FIELDS),
        ...(traces.length > 0 ? { editions: traces } : {}),
      });
    });
  }

  /**
   * Removes an artwork. One with sales, holds, reservations, orders or certificates is archived instead: hidden,
   * removed from the list, its ledger kept.
   * @throws AppError `artwork_not_found`
   */
  async remove(id: string, staff: SignedInStaff): Promise<'removed' | 'archived'> {
    if (await this.tryRemove(id, staff)) return 'removed';
    await this.database.transaction(async () => {
      const { liveStatus } = await this.lock(id);
      await this.inventoryStore.update(id, {
        liveStatus: liveStatus === 'draft' ? 'draft' : 'hidden',
        archivedAt: this.clock.now(),
      });
      await this.recordChange(id, staff, 'artwork.archived');
    });
    return 'archived';
  }

  /**
   * Hides or shows an artwork; showing an archived one returns it to the inventory.
   * @throws AppError `artwork_not_found`, `validation_failed` by field for a draft that lacks something
   */
  async setLiveStatus(id: string, liveStatus: LiveStatus, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const artwork = await this.lock(id);
      const { liveStatus: before } = artwork;
      if (before === liveStatus) return;
      const errors: FormErrors = {};
      if (before === 'draft') await this.addMissing(artwork, null, errors);
      throwIfInvalid(errors);
      await this.inventoryStore.update(
        id,
        liveStatus === 'live' ? { liveStatus, archivedAt: null } : { liveStatus },
      );
      await this.recordChange(id, staff, liveStatus === 'live' ? 'artwork.shown' : 'artwork.hidden');
    });
  }

  /** @returns false, with nothing changed, when something refers to the artwork */
  private async tryRemove(id: string, staff: SignedInStaff): Promise<boolean> {
    try {
      return await this.database.transaction(async () => {
        const { title } = await this.lock(id);
        if ((await this.inventoryStore.highestInUse([id])).size > 0) return false;
        const leaving = new ArtworkRemovalRequested(id);
        await this.domainEvents.publish(leaving);
        // Other listeners may have removed their data already: roll that back.
        if (leaving.isRemovalPrevented) throw new RemovalPrevented();
        await this.inventoryStore.remove(id);
        await this.recordChange(id, staff, 'artwork.removed', { title });
        return true;
      });
    } catch (error) {
      // The foreign keys catch references that no listener knows of.
      if (error instanceof RemovalPrevented || isReferenced(error)) return false;
      throw error;
    }
  }

  /** @param images the form's pictures; null to use the artwork's own */
  private async addMissing(
    { id, title, series }: Pick<ArtworkEntity, 'id' | 'title' | 'series'>,
    images: readonly NewArtworkImage[] | null,
    errors: FormErrors,
  ): Promise<void> {
    const shown = images ?? (await this.catalogStore.listImages([id]));
    Object.assign(errors, missingFields({ title, series, images: shown }));
  }

  private async lock(id: string): Promise<ArtworkEntity> {
    const artwork = await this.catalogStore.lockArtwork(id);
    if (!artwork) throw new AppError('artwork_not_found');
    return artwork;
  }

  /** Callers that send no version overwrite, as the call in the specification does. */
  private async rejectStale({ id, version }: ArtworkEntity, seen: number | null | undefined): Promise<void> {
    if (seen === undefined || seen === null || seen === version) return;
    throw new AppError('changed_meanwhile', { details: { record: await this.inventoryQueries.find(id) } });
  }

  private async recordChange(
    id: string,
    staff: SignedInStaff,
    action: AuditAction,
    details?: Record<string, unknown>,
  ): Promise<void> {
    const actor = { kind: staff.role, id: staff.id };
    await this.auditLogService.record({ action, actor, subject: { kind: 'artwork', id }, details });
    await this.domainEvents.publish(new ArtworkChanged(id));
  }
}

const NO_DRAFT_AGAIN = 'A published artwork can be hidden, but cannot become a draft again.';

/** Public texts of an artwork that are short or come from a fixed set. */
const TOLD_FIELDS = [
  'title',
  'series',
  'tier',
  'orientation',
  'sizeType',
  'frameStyle',
  'availability',
  'liveStatus',
];

class RemovalPrevented extends Error {}

const isReferenced = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ER_ROW_IS_REFERENCED_2';
