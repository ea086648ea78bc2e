import { Injectable } from '@nestjs/common';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import { ArtworkChanged, ArtworkRemovalRequested } from '../domain-events';
import { CatalogStore } from '../catalog.store';
import type { ArtworkEntity, LiveStatus } from '../entities/artwork.entity';
import { InventoryStore } from './inventory.store';

/** Takes works out of the inventory, and out of sight and back. */
@Injectable()
export class ArtworkRemovalService {
  constructor(
    private readonly database: Database,
    private readonly catalogStore: CatalogStore,
    private readonly inventoryStore: InventoryStore,
    private readonly auditLogService: AuditLogService,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes a work that nobody has anything of. One with sales, holds, reservations, orders or certificates is archived:
   * hidden, out of the list, its ledger kept.
   * @throws AppError `artwork_not_found`
   */
  async remove(id: string, staff: SignedInStaff): Promise<'removed' | 'archived'> {
    if (await this.tryRemove(id, staff)) return 'removed';
    await this.database.transaction(async () => {
      await this.lock(id);
      await this.inventoryStore.update(id, { liveStatus: 'hidden', archivedAt: this.clock.now() });
      await this.recordChange(id, staff, 'artwork.archived');
    });
    return 'archived';
  }

  /**
   * Hides a work or shows it; an archived one that is shown is back in the inventory.
   * @throws AppError `artwork_not_found`
   */
  async setLiveStatus(id: string, liveStatus: LiveStatus, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const { liveStatus: before } = await this.lock(id);
      if (before === liveStatus) return;
      await this.inventoryStore.update(
        id,
        liveStatus === 'live' ? { liveStatus, archivedAt: null } : { liveStatus },
      );
      await this.recordChange(id, staff, liveStatus === 'live' ? 'artwork.shown' : 'artwork.hidden');
    });
  }

  /** False when something holds on to the work; nothing is changed then. */
  private async tryRemove(id: string, staff: SignedInStaff): Promise<boolean> {
    try {
      return await this.database.transaction(async () => {
        const { title } = await this.lock(id);
        if ((await this.inventoryStore.highestInUse([id])).size > 0) return false;
        const leaving = new ArtworkRemovalRequested(id);
        await this.domainEvents.publish(leaving);
        // Somebody else may have let go of theirs already: that is undone.
        if (leaving.isRemovalPrevented) throw new RemovalPrevented();
        await this.inventoryStore.remove(id);
        await this.recordChange(id, staff, 'artwork.removed', { title });
        return true;
      });
    } catch (error) {
      // Something that nobody asked about points to the work: the database is the last to know.
      if (error instanceof RemovalPrevented || isReferenced(error)) return false;
      throw error;
    }
  }

  private async lock(id: string): Promise<ArtworkEntity> {
    const artwork = await this.catalogStore.lockArtwork(id);
    if (!artwork) throw new AppError('artwork_not_found');
    return artwork;
  }

  private async recordChange(
    id: string,
    staff: SignedInStaff,
    action: string,
    details?: Record<string, unknown>,
  ): Promise<void> {
    const actor = { kind: staff.role, id: staff.id };
    await this.auditLogService.record({ action, actor, subject: { kind: 'artwork', id }, details });
    await this.domainEvents.publish(new ArtworkChanged(id));
  }
}

class RemovalPrevented extends Error {}

const isReferenced = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ER_ROW_IS_REFERENCED_2';
