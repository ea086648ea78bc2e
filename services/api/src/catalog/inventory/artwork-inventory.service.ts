import { Injectable } from '@nestjs/common';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database, DomainEvents, Settings } from '../../platform';
import { ArtworkChanged, PrintsChanged } from '../domain-events';
import { CatalogStore } from '../catalog.store';
import { ArtworksService } from '../artworks/artworks.service';
import { ArtworkRenamingService } from '../artworks/artwork-renaming.service';
import type { ArtworkEntity } from '../entities/artwork.entity';
import { EditionChangesService } from './edition-changes.service';
import { editionAuditEntries, type EditionAuditEntry } from './edition-changes';
import { InventoryStore } from './inventory.store';
import { toNewArtwork } from './new-artwork-from-form';
import { ArtworkPicturesService } from './artwork-pictures.service';
import type { ArtworkFormData } from './artwork-form.service';
import { InventoryQueries } from './inventory.queries';
import { parseRequestedEditions } from './requested-editions';
import { listChangedFields, parseArtworkFields } from './artwork-fields';
import type { UpdateArtworkForm, CreateArtworkForm } from './dto/artwork-form.dto';
import type { FormErrors } from './artwork-form-fields';

/** The owner adds works and changes them. */
@Injectable()
export class ArtworkInventoryService {
  constructor(
    private readonly database: Database,
    private readonly catalogStore: CatalogStore,
    private readonly inventoryStore: InventoryStore,
    private readonly inventoryQueries: InventoryQueries,
    private readonly artworksService: ArtworksService,
    private readonly artworkRenamingService: ArtworkRenamingService,
    private readonly editionChangesService: EditionChangesService,
    private readonly artworkPicturesService: ArtworkPicturesService,
    private readonly auditLogService: AuditLogService,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * A work of which the form names no sizes gets those of the price book.
   * @returns its id
   * @throws AppError `validation_failed` by field
   */
  async create({ fields, files }: ArtworkFormData<CreateArtworkForm>, staff: SignedInStaff): Promise<string> {
    const faults: FormErrors = {};
    const { title } = fields;
    const facts = parseArtworkFields(fields, this.clock.now(), faults);
    const wanted = parseRequestedEditions(
      fields,
      { book: this.settings.priceBook, form: 'create', frameStyle: fields.frameStyle ?? 'Black' },
      faults,
    );
    const images = await this.artworkPicturesService.resolve(
      { order: fields.pictures, files },
      { artworkId: null, title, faults },
    );
    throwIfInvalid(faults);
    const artwork = toNewArtwork(fields, { facts, wanted, images: images ?? [], today: this.clock.now() });
    return this.database.transaction(async () => {
      const { id } = await this.artworksService.create(artwork);
      await this.recordChange(id, staff, 'artwork.created', { title });
      return id;
    });
  }

  /**
   * What the form leaves out stays. Titles take their slugs along.
   * @throws AppError `artwork_not_found`, `validation_failed` by field, `changed_meanwhile` with the work as it is now,
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
      const faults: FormErrors = {};
      const facts = parseArtworkFields(fields, this.clock.now(), faults);
      const wanted = parseRequestedEditions(
        fields,
        { book: this.settings.priceBook, form: 'edit', frameStyle: fields.frameStyle ?? before.frameStyle },
        faults,
      );
      const plan = await this.editionChangesService.plan(id, wanted, faults);
      const title = fields.title ?? before.title;
      const images = await this.artworkPicturesService.resolve(
        { order: fields.pictures, files },
        { artworkId: id, title, faults },
      );
      throwIfInvalid(faults);
      const traces = editionAuditEntries(plan);
      if (staff.role !== 'owner') rejectPriceChanges(traces);
      const changed = [...(title === before.title ? [] : ['title']), ...listChangedFields(before, facts)];
      if (title !== before.title) await this.artworkRenamingService.rename(id, title);
      await this.inventoryStore.update(id, facts);
      await this.editionChangesService.apply(id, plan);
      if (images) await this.artworkPicturesService.replace(id, images);
      await this.domainEvents.publish(
        new PrintsChanged(plan.changes.map(({ before: edition }) => edition.id)),
      );
      await this.recordChange(id, staff, 'artwork.changed', {
        changed: [...changed, ...(images ? ['pictures'] : [])],
        ...(traces.length > 0 ? { editions: traces } : {}),
      });
    });
  }

  private async lock(id: string): Promise<ArtworkEntity> {
    const artwork = await this.catalogStore.lockArtwork(id);
    if (!artwork) throw new AppError('artwork_not_found');
    return artwork;
  }

  /** Callers that name no version have the last word, as the specification's call does. */
  private async rejectStale({ id, version }: ArtworkEntity, seen: number | null | undefined): Promise<void> {
    if (seen === undefined || seen === null || seen === version) return;
    throw new AppError('changed_meanwhile', { details: { record: await this.inventoryQueries.find(id) } });
  }

  private async recordChange(
    id: string,
    staff: SignedInStaff,
    action: string,
    details: Record<string, unknown>,
  ): Promise<void> {
    const actor = { kind: staff.role, id: staff.id };
    await this.auditLogService.record({ action, actor, subject: { kind: 'artwork', id }, details });
    await this.domainEvents.publish(new ArtworkChanged(id));
  }
}

function throwIfInvalid(faults: FormErrors): void {
  if (Object.keys(faults).length > 0) throw new AppError('validation_failed', { fields: faults });
}

function rejectPriceChanges(traces: readonly EditionAuditEntry[]): void {
  if (traces.some(({ price, total }) => price !== undefined || total !== undefined))
    throw new AppError('owner_only', { message: 'Only the owner changes prices and edition counts.' });
}
