import { Injectable } from '@nestjs/common';
import { v7 as newId } from 'uuid';
import { AppError } from '../../platform';
import { CatalogStore } from '../catalog.store';
import { PrintsStore } from '../prints/prints.store';
import { planEditionChanges, type EditionChanges, type ExistingEdition } from './edition-changes';
import { InventoryStore } from './inventory.store';
import type { RequestedEdition, RequestedEditions } from './requested-editions';
import type { FormErrors } from './artwork-form-fields';

/** Brings a work's editions and their numbers to what a form says. Joins the current transaction. */
@Injectable()
export class EditionChangesService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly inventoryStore: InventoryStore,
    private readonly printsStore: PrintsStore,
  ) {}

  /** What would have to be done; what cannot be done goes into the faults. */
  async plan(artworkId: string, wanted: RequestedEditions, faults: FormErrors): Promise<EditionChanges> {
    const [editions, highest] = await Promise.all([
      this.catalogStore.listEditions([artworkId]),
      this.inventoryStore.highestInUse([artworkId]),
    ]);
    const known = editions.map((edition): ExistingEdition => ({
      edition,
      highest: highest.get(edition.id) ?? 0,
    }));
    return planEditionChanges(known, wanted, faults);
  }

  /**
   * Prices and counts of what is held or paid stay with the orders that have them: only what is offered changes.
   * @throws AppError `validation_failed` when a number was taken since the plan was made
   */
  async apply(artworkId: string, { additions, changes }: EditionChanges): Promise<void> {
    for (const { before, set, field } of changes) {
      const total = set.total ?? before.total;
      if (total < before.total) await this.reduceTotal(before.id, total, field);
      if (total > before.total)
        await this.inventoryStore.addPrints(before.id, { after: before.total, to: total });
      await this.inventoryStore.updateEdition(before.id, set);
    }
    if (additions.length === 0) return;
    const editions = additions.map((edition) => newEdition(artworkId, edition));
    await this.catalogStore.addEditions(editions);
    for (const edition of editions) await this.printsStore.addPrints(edition);
  }

  /** Locked, the numbers say for certain whether somebody has just taken one. */
  private async reduceTotal(editionId: string, total: number, field: string): Promise<void> {
    const beyond = await this.inventoryStore.lockPrintsAbove(editionId, total);
    const taken = beyond.filter(({ state }) => state !== 'available').map(({ number }) => number);
    if (taken.length > 0) {
      const highest = Math.max(...taken);
      throw new AppError('validation_failed', {
        fields: {
          [`${field}.editionCount`]: `Number ${highest} of this size is sold or held: the edition has at least ${highest} numbers.`,
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
  return { ...edition, id: newId(), artworkId, photoId: null, productionCostCents: null };
}
