import { Injectable } from '@nestjs/common';
import { Audit, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database, DomainEvents, Settings } from '../../platform';
import { ArtworkChanged, PrintsChanged } from '../catalogue.events';
import { CatalogueStore } from '../catalogue.store';
import { CreateArtwork } from '../create-artwork';
import { RenameArtwork } from '../rename-artwork';
import type { ArtworkEntity } from '../artwork.entity';
import { ChangeEditions } from './change-editions';
import { tracesOf, type EditionTrace } from './edition-plan';
import { InventoryStore } from './inventory.store';
import { newWorkOf } from './new-work-of';
import { PlacePictures } from './place-pictures';
import type { SentWork } from './read-work-form';
import { ReadWorks } from './read-works';
import { wantedEditions } from './wanted-editions';
import { changedFacts, factsOf } from './work-facts';
import type { WorkChanges, WorkForm } from './work-form.dto';
import type { Faults } from './work-form-parts';

/** The owner adds works and changes them. */
@Injectable()
export class KeepWorks {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueStore,
    private readonly store: InventoryStore,
    private readonly reading: ReadWorks,
    private readonly creation: CreateArtwork,
    private readonly renaming: RenameArtwork,
    private readonly editions: ChangeEditions,
    private readonly pictures: PlacePictures,
    private readonly audit: Audit,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * A work of which the form names no sizes gets those of the price book.
   * @returns its id
   * @throws AppError `validation_failed` by field
   */
  async create({ fields, files }: SentWork<WorkForm>, staff: SignedInStaff): Promise<string> {
    const faults: Faults = {};
    const { title } = fields;
    const facts = factsOf(fields, this.clock.now(), faults);
    const wanted = wantedEditions(
      fields,
      { book: this.settings.priceBook, form: 'create', frameStyle: fields.frameStyle ?? 'Black' },
      faults,
    );
    const images = await this.pictures.wanted(
      { order: fields.pictures, files },
      { artworkId: null, title, faults },
    );
    refuse(faults);
    const artwork = newWorkOf(fields, { facts, wanted, images: images ?? [], today: this.clock.now() });
    return this.database.transaction(async () => {
      const { id } = await this.creation.create(artwork);
      await this.tell(id, staff, 'artwork.created', { title });
      return id;
    });
  }

  /**
   * What the form leaves out stays. Titles take their slugs along.
   * @throws AppError `artwork_not_found`, `validation_failed` by field, `changed_meanwhile` with the work as it is now,
   * `owner_only` when staff change what a print costs
   */
  async change(id: string, { fields, files }: SentWork<WorkChanges>, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.locked(id);
      await this.refuseStale(before, fields.version);
      const faults: Faults = {};
      const facts = factsOf(fields, this.clock.now(), faults);
      const wanted = wantedEditions(
        fields,
        { book: this.settings.priceBook, form: 'edit', frameStyle: fields.frameStyle ?? before.frameStyle },
        faults,
      );
      const plan = await this.editions.plan(id, wanted, faults);
      const title = fields.title ?? before.title;
      const images = await this.pictures.wanted(
        { order: fields.pictures, files },
        { artworkId: id, title, faults },
      );
      refuse(faults);
      const traces = tracesOf(plan);
      if (staff.role !== 'owner') refusePrices(traces);
      const changed = [...(title === before.title ? [] : ['title']), ...changedFacts(before, facts)];
      if (title !== before.title) await this.renaming.rename(id, title);
      await this.store.change(id, facts);
      await this.editions.carryOut(id, plan);
      if (images) await this.pictures.place(id, images);
      await this.events.publish(new PrintsChanged(plan.changes.map(({ before: edition }) => edition.id)));
      await this.tell(id, staff, 'artwork.changed', {
        changed: [...changed, ...(images ? ['pictures'] : [])],
        ...(traces.length > 0 ? { editions: traces } : {}),
      });
    });
  }

  private async locked(id: string): Promise<ArtworkEntity> {
    const artwork = await this.catalogue.lockArtwork(id);
    if (!artwork) throw new AppError('artwork_not_found');
    return artwork;
  }

  /** Callers that name no version have the last word, as the specification's call does. */
  private async refuseStale({ id, version }: ArtworkEntity, seen: number | null | undefined): Promise<void> {
    if (seen === undefined || seen === null || seen === version) return;
    throw new AppError('changed_meanwhile', { details: { record: await this.reading.one(id) } });
  }

  private async tell(
    id: string,
    staff: SignedInStaff,
    action: string,
    details: Record<string, unknown>,
  ): Promise<void> {
    const actor = { kind: staff.role, id: staff.id };
    await this.audit.record({ action, actor, subject: { kind: 'artwork', id }, details });
    await this.events.publish(new ArtworkChanged(id));
  }
}

function refuse(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw new AppError('validation_failed', { fields: faults });
}

function refusePrices(traces: readonly EditionTrace[]): void {
  if (traces.some(({ price, total }) => price !== undefined || total !== undefined))
    throw new AppError('owner_only', { message: 'Only the owner changes prices and edition counts.' });
}
