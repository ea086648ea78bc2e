import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments at Stripe, their refunds, and the messages of Stripe that had their effect. */
export class Payments1763700003000 implements MigrationInterface {
  name = 'Payments1763700003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payments (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        reference CHAR(36) CHARACTER SET ascii NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        amount_cents INT UNSIGNED NOT NULL,
        currency CHAR(3) CHARACTER SET ascii NOT NULL,
        session_id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
        payment_intent_id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
        session_url TEXT NULL,
        expires_at DATETIME(3) NOT NULL,
        parameters MEDIUMTEXT NOT NULL,
        idempotency_key VARCHAR(80) CHARACTER SET ascii NOT NULL,
        refunded_cents INT UNSIGNED NOT NULL,
        dispute_status VARCHAR(32) CHARACTER SET ascii NULL,
        check_at DATETIME(3) NULL,
        created_at DATETIME(3) NOT NULL,
        updated_at DATETIME(3) NOT NULL,
        UNIQUE KEY payments_reference (reference),
        UNIQUE KEY payments_session (session_id),
        UNIQUE KEY payments_idempotency (idempotency_key),
        KEY payments_intent (payment_intent_id),
        KEY payments_check (check_at),
        CONSTRAINT payments_state CHECK (state IN ('creating', 'open', 'paid', 'expired', 'failed', 'refunded'))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE refunds (
        id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
        payment_id CHAR(36) CHARACTER SET ascii NOT NULL,
        amount_cents INT UNSIGNED NOT NULL,
        status VARCHAR(32) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        KEY refunds_payment (payment_id),
        CONSTRAINT refunds_payment FOREIGN KEY (payment_id) REFERENCES payments (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE webhook_events (
        id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
        type VARCHAR(100) CHARACTER SET ascii NOT NULL,
        received_at DATETIME(3) NOT NULL
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['webhook_events', 'refunds', 'payments']) await runner.query(`DROP TABLE ${table}`);
  }
}
