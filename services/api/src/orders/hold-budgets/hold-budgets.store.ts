import { Injectable } from '@nestjs/common';
import { LessThan, Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';
import type { HoldBudget, HoldBudgetKind, HoldBudgetUsage } from './hold-budget-rules';

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

/** Hex digits of a key that choose its lock row: at most 65,536 rows, which never need cleanup. */
const LOCK_SLOT_DIGITS = 4;

/** Prints that an unpaid checkout holds, except for those that the buyer had reserved. */
const HELD_PRINT = "print.order_id = placed.id AND print.state = 'held' AND print.collector_id IS NULL";

/** The unpaid holds of one origin: a network, guest or collector. */
export interface HoldOriginRow {
  budgetKey: string;
  kind: HoldBudgetKind;
  prints: number;
  since: Date;
  until: Date;
}

/** An order whose prints are held unpaid. */
export interface UnpaidOrderRow {
  budgetKey: string;
  id: string;
  number: string;
  customerName: string;
  prints: number;
}

/** Which of a budget's holds count. */
interface UsageWindow {
  /** Since when ended holds count. */
  since: Date;
  now: Date;
  /** Holds of carts that a checkout is about to take over. */
  exceptCartHolds: readonly string[];
}

/**
 * One row for each print that an unpaid checkout or a cart holds, under its origin. The parameter is now: cart holds end by
 * themselves.
 */
const UNPAID_PRINTS = `
  SELECT placed.hold_budget_key AS budgetKey, budget.kind, placed.created_at AS since, print.held_until AS until
  FROM orders placed JOIN prints print ON ${HELD_PRINT}
  JOIN hold_budget_orders budget ON budget.budget_key = placed.hold_budget_key AND budget.order_id = placed.id
  WHERE placed.hold_budget_key IS NOT NULL
  UNION ALL
  SELECT budget_key, kind, created_at, held_until FROM cart_holds
  WHERE ended_at IS NULL AND held_until > ? AND kind IN ('network', 'guest', 'collector')`;

/** Every query on hold budgets. */
@Injectable()
export class HoldBudgetsStore {
  constructor(private readonly database: Database) {}

  /**
   * Others with one of these budgets wait until the current transaction has ended. One statement in the order of the slots,
   * so that no two checkouts wait for each other.
   */
  async lock(budgets: readonly HoldBudget[]): Promise<void> {
    const slots = [...new Set(budgets.map(({ key }) => Number.parseInt(key.slice(0, LOCK_SLOT_DIGITS), 16)))];
    const values = slots.map(() => '(?)').join(', ');
    await this.database.manager.query(
      `INSERT INTO hold_budget_locks (slot) VALUES ${values} ON DUPLICATE KEY UPDATE slot = hold_budget_locks.slot`,
      slots.toSorted((a, b) => a - b),
    );
  }

  /**
   * What these budgets are used for by checkouts and carts, by key. One query, in which all open checkouts of a budget are
   * one row: those of a whole evening's network may be hundreds.
   */
  async findUsage(
    budgets: readonly HoldBudget[],
    { since, now, exceptCartHolds }: UsageWindow,
  ): Promise<Map<string, HoldBudgetUsage>> {
    const keys = budgets.map(({ key }) => key);
    const rows = await this.database.manager.query<
      { budgetKey: string; printSeconds: number; endedAt: Date | null; held: string }[]
    >(
      `SELECT budget.budget_key AS budgetKey, MAX(budget.unpaid_print_seconds) AS printSeconds,
         MAX(budget.ended_at) AS endedAt, COUNT(print.order_id) AS held
       FROM hold_budget_orders budget
       LEFT JOIN prints print ON budget.ended_at IS NULL AND print.order_id = budget.order_id
         AND print.state = 'held' AND print.collector_id IS NULL
       WHERE budget.budget_key IN (?) AND (budget.ended_at IS NULL OR budget.ended_at > ?)
       GROUP BY budget.budget_key, IF(budget.ended_at IS NULL, NULL, budget.order_id)
       UNION ALL
       SELECT budget_key, TIMESTAMPDIFF(SECOND, created_at, COALESCE(ended_at, held_until)),
         IF(ended_at IS NULL AND held_until > ?, NULL, COALESCE(ended_at, held_until)), ended_at IS NULL AND held_until > ?
       FROM cart_holds WHERE budget_key IN (?) AND COALESCE(ended_at, held_until) > ? AND id NOT IN (?)
       ORDER BY endedAt`,
      // An empty list is not valid SQL.
      [keys, since, now, now, keys, since, ['', ...exceptCartHolds]],
    );
    return new Map(
      budgets.map(({ key }) => {
        const own = rows.filter(({ budgetKey }) => budgetKey === key);
        return [
          key,
          {
            held: own.reduce((sum, { held }) => sum + Number(held), 0),
            ended: own.flatMap(({ endedAt, printSeconds }) =>
              endedAt === null ? [] : { at: endedAt, printSeconds: Number(printSeconds) },
            ),
          },
        ];
      }),
    );
  }

  /** Counts the order's prints in these budgets from now on. @param printSeconds that count already if it is not paid */
  async insert(budgets: readonly HoldBudget[], orderId: string, printSeconds: number): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(HoldBudgetOrderEntity)
      .values(
        budgets.map(({ key, kind }) => ({
          budgetKey: key,
          orderId,
          kind,
          unpaidPrintSeconds: printSeconds,
        })),
      )
      .updateEntity(false)
      .execute();
  }

  /** The order's prints are about to be released unpaid, after it has held them for `seconds` each. */
  async markEnded(orderId: string, seconds: number, at: Date): Promise<void> {
    await this.database.manager.query(
      `UPDATE hold_budget_orders SET ended_at = ?, unpaid_print_seconds = unpaid_print_seconds + ? *
         (SELECT COUNT(*) FROM prints print WHERE print.order_id = ? AND print.state = 'held' AND print.collector_id IS NULL)
       WHERE order_id = ? AND ended_at IS NULL`,
      [at, seconds, orderId, orderId],
    );
  }

  /** The order is paid, or closed in another way: it no longer counts. */
  async deleteByOrder(orderId: string): Promise<void> {
    await this.database.manager.delete(HoldBudgetOrderEntity, { orderId });
  }

  /** The order held its prints too briefly to count; those that a cart held before stay counted. */
  async deleteUncounted(orderId: string): Promise<void> {
    await this.database.manager.delete(HoldBudgetOrderEntity, { orderId, unpaidPrintSeconds: 0 });
  }

  async deleteEndedBefore(before: Date): Promise<void> {
    await this.database.manager.delete(HoldBudgetOrderEntity, { endedAt: LessThan(before) });
  }

  /** Unpaid prints in all, and those of the origin with the most. */
  async countHeld(now: Date): Promise<{ total: number; largest: number }> {
    const [row] = await this.database.manager.query<{ total: string | null; largest: string | null }[]>(
      `SELECT SUM(held) AS total, MAX(held) AS largest FROM (
         SELECT COUNT(*) AS held FROM (${UNPAID_PRINTS}) unpaid GROUP BY budgetKey
       ) origin`,
      [now],
    );
    return { total: Number(row?.total ?? 0), largest: Number(row?.largest ?? 0) };
  }

  /** Those with the most prints first. */
  async findOrigins(limit: number, now: Date): Promise<HoldOriginRow[]> {
    const rows = await this.database.manager.query<(Omit<HoldOriginRow, 'prints'> & { prints: string })[]>(
      `SELECT budgetKey, MIN(kind) AS kind, COUNT(*) AS prints, MIN(since) AS since, MAX(until) AS until
       FROM (${UNPAID_PRINTS}) unpaid GROUP BY budgetKey ORDER BY prints DESC, since LIMIT ?`,
      [now, limit],
    );
    return rows.map((row) => ({ ...row, prints: Number(row.prints) }));
  }

  /** The unpaid orders of these origins, oldest first. */
  async findUnpaidOrders(keys: readonly string[]): Promise<UnpaidOrderRow[]> {
    if (keys.length === 0) return [];
    const rows = await this.database.manager.query<(Omit<UnpaidOrderRow, 'prints'> & { prints: string })[]>(
      `SELECT placed.hold_budget_key AS budgetKey, placed.id, placed.number, placed.customer_name AS customerName,
         COUNT(*) AS prints
       FROM orders placed JOIN prints print ON ${HELD_PRINT}
       WHERE placed.hold_budget_key IN (?) GROUP BY placed.id ORDER BY placed.created_at, placed.id`,
      [[...keys]],
    );
    return rows.map((row) => ({ ...row, prints: Number(row.prints) }));
  }
}
