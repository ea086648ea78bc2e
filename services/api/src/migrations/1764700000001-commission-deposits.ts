import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A commission request knows the order of its deposit. */
export class CommissionDeposits1764700000001 implements MigrationInterface {
  name = 'CommissionDeposits1764700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE commission_requests
        ADD COLUMN deposit_order_id CHAR(36) CHARACTER SET ascii NULL AFTER quote_cents
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE commission_requests DROP COLUMN deposit_order_id');
  }
}
