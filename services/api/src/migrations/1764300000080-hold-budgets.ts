import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order that is not paid yet says whose budget its prints are counted in; who asks for the same budget takes turns. */
export class HoldBudgets1764300000080 implements MigrationInterface {
  name = 'HoldBudgets1764300000080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD hold_budget_key CHAR(64) CHARACTER SET ascii NULL,
        ADD KEY orders_hold_budget (hold_budget_key)
    `);
    await runner.query(
      'CREATE TABLE hold_budget_locks (slot SMALLINT UNSIGNED NOT NULL PRIMARY KEY) ENGINE=InnoDB',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE hold_budget_locks');
    await runner.query('ALTER TABLE orders DROP KEY orders_hold_budget, DROP COLUMN hold_budget_key');
  }
}
