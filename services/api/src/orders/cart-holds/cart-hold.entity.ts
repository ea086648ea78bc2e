import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { HoldBudgetKind } from '../hold-budgets/hold-budget-rules';

/**
 * A print that a cart holds, in one of the hold budgets of whoever holds it. Kept for a day after it ended: it counts
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
  /** The print is available again from then on, whoever looks. */
  @Column('datetime', { precision: 3 }) heldUntil: Date;
  /** When it was given back, or ended by the owner; null when it lasts or has expired. */
  @Column('datetime', { precision: 3, nullable: true }) endedAt: Date | null;
}
