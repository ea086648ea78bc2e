import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With each order: when and by which address its referral came, and what the visit says of how the buyer got here. */
export class OrderReferrals1764200010000 implements MigrationInterface {
  name = 'OrderReferrals1764200010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD referred_at DATETIME(3) NULL AFTER referral_partner_id,
        ADD referral_source VARCHAR(500) NULL AFTER referred_at,
        ADD attribution JSON NULL AFTER referral_source
    `);
    // Codes are compared in small letters from now on.
    await runner.query(`
      UPDATE orders SET referral_partner_id = NULLIF(LOWER(TRIM(referral_partner_id)), '')
      WHERE referral_partner_id IS NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP attribution, DROP referral_source, DROP referred_at');
  }
}
