import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The latest deliveries that were quoted are found in a short index. */
export class DeliveryQuotes1764700000040 implements MigrationInterface {
  name = 'DeliveryQuotes1764700000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN has_delivery_quote TINYINT(1) AS (shipping_quoted_cents > 0) VIRTUAL,
        ADD KEY orders_delivery_quoted (has_delivery_quote, created_at)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP KEY orders_delivery_quoted, DROP COLUMN has_delivery_quote');
  }
}
