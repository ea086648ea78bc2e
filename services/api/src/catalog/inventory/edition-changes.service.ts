import { mapEditionTexts } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as newId } from 'uuid';
import { AppError, DomainEvents } from '../../platform';
import { CatalogStore } from '../catalog.store';
import { PrintsRestocked } from '../domain-events';
import { PrintsStore } from '../prints/prints.store';
import { planEditionChanges, type EditionChanges, type ExistingEdition } from './edition-changes';
import { InventoryStore } from './inventory.store';
import type { RequestedEdition, RequestedEditions } from './requested-editions';
import type { FormErrors } from './artwork-form-parts';

/** Changes an artwork's editions and prints to what a form requests. Joins the current transaction. */
@Injectable()
export class EditionChangesService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly inventoryStore: InventoryStore,
    private readonly printsStore: PrintsStore,
    private readonly domainEvents: DomainEvents,
  ) {}

  /** The required changes; impossible ones are added to the errors. */
  async plan(artworkId: string, requested: RequestedEditions, errors: FormErrors): Promise<EditionChanges> {
    const [editions, highest] = await Promise.all([
      this.catalogStore.listEditions([artworkId]),
      this.inventoryStore.highestInUse([artworkId]),
    ]);
    const known = editions.map((edition): ExistingEdition => ({
      edition,
      highest: highest.get(edition.id) ?? 0,
    }));
    return planEditionChanges(known, requested, errors);
  }

  /**
   * Held and paid prints keep the price of their order: only the offer changes.
   * @throws AppError `validation_failed` when a print was taken since the plan was made
   */
  async apply(artworkId: string, { additions, changes }: EditionChanges): Promise<void> {
    for (const { before, set, field } of changes) {
      const total = set.total ?? before.total;
      if (total < before.total) await this.reduceTotal(before.id, total, field);
      if (total > before.total)
        await this.inventoryStore.addPrints(before.id, { after: before.total, to: total });
      await this.inventoryStore.updateEdition(before.id, set);
      if (total > before.total) await this.domainEvents.publish(new PrintsRestocked(before.id));
    }
    if (additions.length === 0) return;
    const editions = additions.map((edition) => newEdition(artworkId, edition));
    await this.catalogStore.addEditions(editions);
    for (const edition of editions) await this.printsStore.addPrints(edition);
  }

  /** Only locked rows tell for certain whether someone has just taken a print. */
  private async reduceTotal(editionId: string, total: number, field: string): Promise<void> {
    const beyond = await this.inventoryStore.lockPrintsAbove(editionId, total);
    const taken = beyond
      .filter(({ state }) => state !== 'available')
      .map(({ editionNumber }) => editionNumber);
    if (taken.length > 0) {
      const highest = Math.max(...taken);
      throw new AppError('validation_failed', {
        fields: {
          [`${field}.editionCount`]: `Number ${highest} of this size is sold or on hold, so the edition needs at least ${highest} prints.`,
        },
      });
    }
    await this.inventoryStore.removePrintsAbove(editionId, total);
  }
}

function newEdition(
  artworkId: string,
  { field: _field, keeps: _keeps, ...edition }: RequestedEdition & { position: number },
) {
  return {
    ...edition,
    ...mapEditionTexts((name) => edition[name] ?? null),
    id: newId(),
    artworkId,
    photoId: null,
    productionCostCents: null,
  };
}
