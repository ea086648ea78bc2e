import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sales by where they came from, read from an index alone (ADR 0073): what an order's attribution says of source and event
 * stands in columns of its own, worked out by the database.
 */
export class OrderOrigins1764200013000 implements MigrationInterface {
  name = 'OrderOrigins1764200013000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD attributed_source VARCHAR(120) COLLATE utf8mb4_bin GENERATED ALWAYS AS (
          IF(attribution IS NULL, NULL, IFNULL(LEFT(JSON_VALUE(attribution, '$.source'), 120), ''))
        ) VIRTUAL,
        ADD attributed_event VARCHAR(64) COLLATE utf8mb4_bin GENERATED ALWAYS AS (LEFT(JSON_VALUE(attribution, '$.eventId'), 64)) VIRTUAL,
        ADD attributed_event_name VARCHAR(120) COLLATE utf8mb4_bin
          GENERATED ALWAYS AS (LEFT(JSON_VALUE(attribution, '$.eventName'), 120)) VIRTUAL
    `);
    await runner.query(`
      ALTER TABLE orders
        ADD KEY orders_by_source (confirmed_at, attributed_source, total_cents, refunded_cents),
        ADD KEY orders_by_partner (confirmed_at, referral_partner_id, total_cents, refunded_cents),
        ADD KEY orders_by_event (confirmed_at, attributed_event, attributed_event_name, total_cents, refunded_cents)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE orders DROP KEY orders_by_event, DROP KEY orders_by_partner, DROP KEY orders_by_source',
    );
    await runner.query(
      'ALTER TABLE orders DROP attributed_event_name, DROP attributed_event, DROP attributed_source',
    );
  }
}
