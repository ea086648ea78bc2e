import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order belongs to several hold budgets, and for a day each remembers what expired unpaid. */
export class HoldBudgets1764500000001 implements MigrationInterface {
  name = 'HoldBudgets1764500000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE hold_budget_orders (
        budget_key CHAR(64) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(16) CHARACTER SET ascii NOT NULL,
        unpaid_print_seconds INT UNSIGNED NOT NULL DEFAULT 0,
        ended_at DATETIME(3) NULL,
        PRIMARY KEY (budget_key, order_id),
        KEY hold_budget_orders_order (order_id),
        KEY hold_budget_orders_ended (ended_at),
        CONSTRAINT hold_budget_orders_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE
      )
    `);
    // Prints that are held while this version is installed stay in the budget that they were counted in.
    await runner.query(`
      INSERT INTO hold_budget_orders (budget_key, order_id, kind)
      SELECT hold_budget_key, id, 'network' FROM orders WHERE hold_budget_key IS NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE hold_budget_orders');
  }
}
