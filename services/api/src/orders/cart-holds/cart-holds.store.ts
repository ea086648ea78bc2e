import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan, Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';
import type { HoldBudget, HoldBudgetKind } from '../hold-budgets/hold-budget-rules';

/**
 * A print that a cart holds, in one of its holder's hold budgets. Kept for a day after it ended: it counts
 * towards a pause. The ledger has the print; it knows the hold again by when it ends.
 */
@Entity('cart_holds')
export class CartHoldEntity {
  @PrimaryColumn('char', { length: 64 }) budgetKey: string;
  /** A random UUID, which is all that the buyer has to present. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 16 }) kind: HoldBudgetKind;
  @Column('char', { length: 36 }) editionId: string;
  @Column('smallint', { unsigned: true }) editionNumber: number;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** From then on the print is available again to everyone. */
  @Column('datetime', { precision: 3 }) heldUntil: Date;
  /** When it was released, or ended by the owner; null while it is active or once it has expired. */
  @Column('datetime', { precision: 3, nullable: true }) endedAt: Date | null;
}

/** A print in a cart, as the console lists it. */
export interface CartHoldRow {
  budgetKey: string;
  id: string;
  editionId: string;
  editionNumber: number;
  title: string;
  size: string;
}

/** A hold without the budgets that it counts in. */
type NewCartHold = Omit<CartHoldEntity, 'budgetKey' | 'kind' | 'endedAt'>;

/** Every query on cart holds, except for how they count in budgets. */
@Injectable()
export class CartHoldsStore {
  constructor(private readonly database: Database) {}

  async insert(budgets: readonly HoldBudget[], hold: NewCartHold): Promise<void> {
    await this.database.manager.insert(
      CartHoldEntity,
      budgets.map(({ key, kind }) => ({ ...hold, budgetKey: key, kind, endedAt: null })),
    );
  }

  /** Those of these holds that are active, once each. */
  async findLasting(ids: readonly string[], now: Date): Promise<CartHoldEntity[]> {
    const rows = await this.database.manager.findBy(CartHoldEntity, {
      id: In([...ids]),
      endedAt: IsNull(),
      heldUntil: MoreThan(now),
    });
    return rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index);
  }

  /** The prints that these origins hold in carts, oldest first. */
  async findByOrigins(keys: readonly string[], now: Date): Promise<CartHoldRow[]> {
    if (keys.length === 0) return [];
    return this.database.manager.query<CartHoldRow[]>(
      `SELECT hold.budget_key AS budgetKey, hold.id, hold.edition_id AS editionId, hold.edition_number AS editionNumber,
         artwork.title, edition.size
       FROM cart_holds hold JOIN editions edition ON edition.id = hold.edition_id
       JOIN artworks artwork ON artwork.id = edition.artwork_id
       WHERE hold.budget_key IN (?) AND hold.ended_at IS NULL AND hold.held_until > ?
       ORDER BY hold.created_at, hold.id`,
      [[...keys], now],
    );
  }

  async markEnded(id: string, endedAt: Date): Promise<void> {
    await this.database.manager.update(CartHoldEntity, { id }, { endedAt });
  }

  /** They no longer count: they became part of an order, or were too short to count. */
  async delete(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.manager.delete(CartHoldEntity, { id: In([...ids]) });
  }

  async deleteHeldBefore(before: Date): Promise<void> {
    await this.database.manager.delete(CartHoldEntity, { heldUntil: LessThan(before) });
  }
}
