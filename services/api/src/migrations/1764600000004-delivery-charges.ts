import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the gallery has quoted for the delivery of an order beyond the flat part for minis. */
export class DeliveryCharges1764600000004 implements MigrationInterface {
  name = 'DeliveryCharges1764600000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN shipping_quoted_cents INT UNSIGNED NULL');
    // What was paid by a payment link so far had been quoted by email.
    await runner.query(`
      UPDATE orders SET shipping_quoted_cents = shipping_paid_cents - LEAST(shipping_paid_cents, shipping_minis_cents)
      WHERE shipping_framed = 'quoted' AND shipping_paid_cents > shipping_minis_cents
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN shipping_quoted_cents');
  }
}
