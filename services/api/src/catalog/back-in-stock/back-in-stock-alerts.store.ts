import { Injectable } from '@nestjs/common';
import { IsNull, Not, Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';

/**
 * An address that waits for a print of a sold-out edition. The row is deleted once the address has been told,
 * unsubscribes, or has waited too long.
 */
@Entity('back_in_stock_alerts')
export class BackInStockAlertEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) editionId: string;
  /** Lower case. */
  @Column('varchar', { length: 254 }) email: string;
  /** SHA-256 of the token in the last email, which confirms and unsubscribes. */
  @Column('char', { length: 64 }) tokenDigest: string;
  /** When a form last caused an email. */
  @Column('datetime', { precision: 3 }) emailedAt: Date;
  /** Null until the owner of the address has confirmed; nobody is told before that. */
  @Column('datetime', { precision: 3, nullable: true }) confirmedAt: Date | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}

/** Every query on back-in-stock alerts. Run those that lock inside a transaction. */
@Injectable()
export class BackInStockAlertsStore {
  constructor(private readonly database: Database) {}

  /** The alert of this address and edition, locked; added when there is none. */
  async findOrAdd(fresh: BackInStockAlertEntity): Promise<BackInStockAlertEntity> {
    const { manager } = this.database;
    await manager
      .createQueryBuilder()
      .insert()
      .into(BackInStockAlertEntity)
      .values(fresh)
      .orIgnore()
      .updateEntity(false)
      .execute();
    return manager.findOneOrFail(BackInStockAlertEntity, {
      where: { email: fresh.email, editionId: fresh.editionId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async lockByTokenDigest(tokenDigest: string): Promise<BackInStockAlertEntity | null> {
    return this.database.lock(BackInStockAlertEntity, { tokenDigest });
  }

  /** Confirmed alerts, locked. */
  async lockConfirmed(editionId: string): Promise<BackInStockAlertEntity[]> {
    return this.database.lockAll(BackInStockAlertEntity, { editionId, confirmedAt: Not(IsNull()) });
  }

  async countConfirmed(editionId: string): Promise<number> {
    return this.database.manager.countBy(BackInStockAlertEntity, {
      editionId,
      confirmedAt: Not(IsNull()),
    });
  }

  async findByEmail(email: string): Promise<BackInStockAlertEntity[]> {
    return this.database.manager.findBy(BackInStockAlertEntity, { email });
  }

  async update(id: string, change: Partial<BackInStockAlertEntity>): Promise<void> {
    await this.database.manager.update(BackInStockAlertEntity, { id }, change);
  }

  async remove(id: string): Promise<void> {
    await this.database.manager.delete(BackInStockAlertEntity, { id });
  }

  async removeByEmail(email: string): Promise<void> {
    await this.database.manager.delete(BackInStockAlertEntity, { email });
  }

  /**
   * Removes alerts created before `before`, and unconfirmed ones created before `unconfirmedBefore`. @returns how many
   */
  async removeExpired(before: Date, unconfirmedBefore: Date, limit: number): Promise<number> {
    const { affectedRows } = await this.database.manager.query<{ affectedRows: number }>(
      `DELETE FROM back_in_stock_alerts
       WHERE created_at < ? OR (confirmed_at IS NULL AND emailed_at < ?) LIMIT ?`,
      [before, unconfirmedBefore, limit],
    );
    return affectedRows;
  }
}
