import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits for staff is found in short indices, however many orders and certificates there are. */
export class Attention1764700000010 implements MigrationInterface {
  name = 'Attention1764700000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN awaits_installation TINYINT(1)
          AS (confirmed_at IS NOT NULL AND installation IS NOT NULL AND installation_handled_at IS NULL) VIRTUAL,
        ADD KEY orders_awaiting_installation (awaits_installation, confirmed_at),
        ADD KEY orders_disputed (disputed_at),
        ADD KEY orders_fraud_warned (fraud_warned_at)
    `);
    await runner.query(`
      ALTER TABLE certificates
        ADD COLUMN awaits_signature TINYINT(1)
          AS (state IN ('issued', 'transferred') AND signature_applied_at IS NULL) VIRTUAL,
        ADD KEY certificates_awaiting_signature (awaits_signature, issued_at)
    `);
    await runner.query('ALTER TABLE payment_requests ADD KEY payment_requests_open (state, expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_requests DROP KEY payment_requests_open');
    await runner.query(
      'ALTER TABLE certificates DROP KEY certificates_awaiting_signature, DROP COLUMN awaits_signature',
    );
    await runner.query(`
      ALTER TABLE orders DROP KEY orders_fraud_warned, DROP KEY orders_disputed,
        DROP KEY orders_awaiting_installation, DROP COLUMN awaits_installation
    `);
  }
}
