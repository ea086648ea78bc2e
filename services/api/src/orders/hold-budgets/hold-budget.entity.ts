import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { HoldBudgetKind } from './hold-budget-rules';

/** An order in one of its hold budgets: until it is paid, and for a day after it ended unpaid. */
@Entity('hold_budget_orders')
export class HoldBudgetOrderEntity {
  @PrimaryColumn('char', { length: 64 }) budgetKey: string;
  @PrimaryColumn('char', { length: 36 }) orderId: string;
  @Column('varchar', { length: 16 }) kind: HoldBudgetKind;
  /** Prints times the seconds for which they were held; 0 while they are. */
  @Column('int', { unsigned: true, default: 0 }) unpaidPrintSeconds: number;
  /** When the hold ended unpaid; null while it lasts. */
  @Column('datetime', { precision: 3, nullable: true }) endedAt: Date | null;
}
