import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders know their collector, when they were paid, what went back and how their parcel is followed. */
export class OrdersOfCollectors1764000002000 implements MigrationInterface {
  name = 'OrdersOfCollectors1764000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD collector_id CHAR(36) CHARACTER SET ascii NULL AFTER order_type,
        ADD refunded_cents INT UNSIGNED NOT NULL DEFAULT 0 AFTER shipping_paid_cents,
        ADD tracking_number VARCHAR(100) NULL AFTER referral_partner_id,
        ADD tracking_url VARCHAR(500) NULL AFTER tracking_number,
        ADD confirmed_at DATETIME(3) NULL AFTER disputed_at,
        ADD account_deleted_at DATETIME(3) NULL AFTER confirmed_at,
        ADD KEY orders_collector (collector_id, created_at)
    `);
    await runner.query(`
      UPDATE orders JOIN order_events ON order_events.order_id = orders.id AND order_events.kind = 'confirmed'
      SET orders.confirmed_at = order_events.created_at
    `);
    await runner.query(`
      UPDATE orders JOIN order_events ON order_events.order_id = orders.id AND order_events.kind = 'refunded'
      SET orders.refunded_cents = orders.total_cents
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        DROP KEY orders_collector,
        DROP collector_id,
        DROP refunded_cents,
        DROP tracking_number,
        DROP tracking_url,
        DROP confirmed_at,
        DROP account_deleted_at
    `);
  }
}
