import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when emails to an order's buyer come back. */
export class BouncedEmails1764700000041 implements MigrationInterface {
  name = 'BouncedEmails1764700000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE orders ADD COLUMN email_bounced_at DATETIME(3) NULL, ADD KEY orders_email_bounced (email_bounced_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP KEY orders_email_bounced, DROP COLUMN email_bounced_at');
  }
}
