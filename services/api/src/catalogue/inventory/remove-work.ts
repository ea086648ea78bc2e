import { Injectable } from '@nestjs/common';
import { Audit, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import { ArtworkChanged, ArtworkLeaving } from '../catalogue.events';
import { CatalogueStore } from '../catalogue.store';
import type { ArtworkEntity, LiveStatus } from '../artwork.entity';
import { InventoryStore } from './inventory.store';

/** Takes works out of the inventory, and out of sight and back. */
@Injectable()
export class RemoveWork {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueStore,
    private readonly store: InventoryStore,
    private readonly audit: Audit,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes a work that nobody has anything of. One with sales, holds, reservations, orders or certificates is archived:
   * hidden, out of the list, its ledger kept.
   * @throws AppError `artwork_not_found`
   */
  async remove(id: string, staff: SignedInStaff): Promise<'removed' | 'archived'> {
    if (await this.removedWhole(id, staff)) return 'removed';
    await this.database.transaction(async () => {
      await this.locked(id);
      await this.store.change(id, { liveStatus: 'hidden', archivedAt: this.clock.now() });
      await this.tell(id, staff, 'artwork.archived');
    });
    return 'archived';
  }

  /**
   * Hides a work or shows it; an archived one that is shown is back in the inventory.
   * @throws AppError `artwork_not_found`
   */
  async setLiveStatus(id: string, liveStatus: LiveStatus, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const { liveStatus: before } = await this.locked(id);
      if (before === liveStatus) return;
      await this.store.change(id, liveStatus === 'live' ? { liveStatus, archivedAt: null } : { liveStatus });
      await this.tell(id, staff, liveStatus === 'live' ? 'artwork.shown' : 'artwork.hidden');
    });
  }

  /** False when something holds on to the work; nothing is changed then. */
  private async removedWhole(id: string, staff: SignedInStaff): Promise<boolean> {
    try {
      return await this.database.transaction(async () => {
        const { title } = await this.locked(id);
        if ((await this.store.highestInUse([id])).size > 0) return false;
        const leaving = new ArtworkLeaving(id);
        await this.events.publish(leaving);
        // Somebody else may have let go of theirs already: that is undone.
        if (leaving.isKept) throw new KeptWork();
        await this.store.remove(id);
        await this.tell(id, staff, 'artwork.removed', { title });
        return true;
      });
    } catch (error) {
      // Something that nobody asked about points to the work: the database is the last to know.
      if (error instanceof KeptWork || isReferenced(error)) return false;
      throw error;
    }
  }

  private async locked(id: string): Promise<ArtworkEntity> {
    const artwork = await this.catalogue.lockArtwork(id);
    if (!artwork) throw new AppError('artwork_not_found');
    return artwork;
  }

  private async tell(
    id: string,
    staff: SignedInStaff,
    action: string,
    details?: Record<string, unknown>,
  ): Promise<void> {
    const actor = { kind: staff.role, id: staff.id };
    await this.audit.record({ action, actor, subject: { kind: 'artwork', id }, details });
    await this.events.publish(new ArtworkChanged(id));
  }
}

class KeptWork extends Error {}

const isReferenced = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ER_ROW_IS_REFERENCED_2';
