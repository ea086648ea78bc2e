import { Injectable } from '@nestjs/common';
import { v7 as newId } from 'uuid';
import { AppError } from '../../platform';
import { CatalogueStore } from '../catalogue.store';
import { PrintStore } from '../print.store';
import { planEditions, type EditionPlanning, type KnownEdition } from './edition-plan';
import { InventoryStore } from './inventory.store';
import type { WantedEdition, WantedEditions } from './wanted-editions';
import type { Faults } from './work-form-parts';

/** Brings a work's editions and their numbers to what a form says. Joins the current transaction. */
@Injectable()
export class ChangeEditions {
  constructor(
    private readonly catalogue: CatalogueStore,
    private readonly store: InventoryStore,
    private readonly prints: PrintStore,
  ) {}

  /** What would have to be done; what cannot be done goes into the faults. */
  async plan(artworkId: string, wanted: WantedEditions, faults: Faults): Promise<EditionPlanning> {
    const [editions, highest] = await Promise.all([
      this.catalogue.editions([artworkId]),
      this.store.highestInUse([artworkId]),
    ]);
    const known = editions.map((edition): KnownEdition => ({
      edition,
      highest: highest.get(edition.id) ?? 0,
    }));
    return planEditions(known, wanted, faults);
  }

  /**
   * Prices and counts of what is held or paid stay with the orders that have them: only what is offered changes.
   * @throws AppError `validation_failed` when a number was taken since the plan was made
   */
  async carryOut(artworkId: string, { additions, changes }: EditionPlanning): Promise<void> {
    for (const { before, set, field } of changes) {
      const total = set.total ?? before.total;
      if (total < before.total) await this.lower(before.id, total, field);
      if (total > before.total) await this.store.addNumbers(before.id, { after: before.total, to: total });
      await this.store.changeEdition(before.id, set);
    }
    if (additions.length === 0) return;
    const editions = additions.map((edition) => newEdition(artworkId, edition));
    await this.catalogue.addEditions(editions);
    for (const edition of editions) await this.prints.addPrints(edition);
  }

  /** Locked, the numbers say for certain whether somebody has just taken one. */
  private async lower(editionId: string, total: number, field: string): Promise<void> {
    const beyond = await this.store.lockAbove(editionId, total);
    const taken = beyond.filter(({ state }) => state !== 'available').map(({ number }) => number);
    if (taken.length > 0) {
      const highest = Math.max(...taken);
      throw new AppError('validation_failed', {
        fields: {
          [`${field}.editionCount`]: `Number ${highest} of this size is sold or held: the edition has at least ${highest} numbers.`,
        },
      });
    }
    await this.store.removeAbove(editionId, total);
  }
}

function newEdition(
  artworkId: string,
  { field: _field, keeps: _keeps, ...edition }: WantedEdition & { position: number },
) {
  return { ...edition, id: newId(), artworkId, photoId: null, productionCostCents: null };
}
