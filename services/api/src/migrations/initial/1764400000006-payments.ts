import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments, refunds, disputes, webhook events of Stripe, and what browsers kept from the payment page. */
export class Payments1764400000006 implements MigrationInterface {
  name = 'Payments1764400000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payments (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
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
        PRIMARY KEY (id),
        UNIQUE KEY payments_reference (reference),
        UNIQUE KEY payments_idempotency (idempotency_key),
        UNIQUE KEY payments_session (session_id),
        KEY payments_intent (payment_intent_id),
        KEY payments_check (check_at),
        CONSTRAINT payments_state CHECK (state in ('creating', 'open', 'paid', 'expired', 'failed', 'refunded'))
      )
    `);
    await runner.query(`
      CREATE TABLE refund_requests (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        reference CHAR(36) CHARACTER SET ascii NOT NULL,
        amount_cents INT UNSIGNED NOT NULL,
        reason VARCHAR(300) NOT NULL,
        actor VARCHAR(120) NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        attempt SMALLINT UNSIGNED NOT NULL,
        refund_id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
        failure_reason VARCHAR(500) NULL,
        created_at DATETIME(3) NOT NULL,
        settled_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        KEY refund_requests_reference (reference, created_at),
        CONSTRAINT refund_requests_state CHECK (state in ('asked', 'done', 'refused'))
      )
    `);
    await runner.query(`
      CREATE TABLE webhook_events (
        id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        type VARCHAR(100) CHARACTER SET ascii NOT NULL,
        received_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id)
      )
    `);
    await runner.query(`
      CREATE TABLE refunds (
        id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        payment_id CHAR(36) CHARACTER SET ascii NOT NULL,
        amount_cents INT UNSIGNED NOT NULL,
        status VARCHAR(32) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY refunds_payment (payment_id),
        CONSTRAINT refunds_payment FOREIGN KEY (payment_id) REFERENCES payments (id)
      )
    `);
    await runner.query(`
      CREATE TABLE disputes (
        id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        payment_id CHAR(36) CHARACTER SET ascii NOT NULL,
        status VARCHAR(32) CHARACTER SET ascii NOT NULL,
        withdrawn_cents INT UNSIGNED NOT NULL,
        funds_movements SMALLINT UNSIGNED NOT NULL,
        created_at DATETIME(3) NOT NULL,
        updated_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY disputes_payment (payment_id),
        CONSTRAINT disputes_payment FOREIGN KEY (payment_id) REFERENCES payments (id)
      )
    `);
    await runner.query(`
      CREATE TABLE early_fraud_warnings (
        id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        payment_id CHAR(36) CHARACTER SET ascii NOT NULL,
        fraud_type VARCHAR(64) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY early_fraud_warnings_payment (payment_id),
        CONSTRAINT early_fraud_warnings_payment FOREIGN KEY (payment_id) REFERENCES payments (id)
      )
    `);
    await runner.query(`
      CREATE TABLE webhook_event_types (
        type VARCHAR(100) CHARACTER SET ascii NOT NULL,
        last_received_at DATETIME(3) NOT NULL,
        api_version VARCHAR(64) CHARACTER SET ascii NULL,
        PRIMARY KEY (type)
      )
    `);
    await runner.query(`
      CREATE TABLE payment_page_violations (
        directive VARCHAR(40) CHARACTER SET ascii NOT NULL,
        blocked VARCHAR(200) CHARACTER SET ascii NOT NULL,
        reports INT UNSIGNED NOT NULL,
        first_seen_at DATETIME(3) NOT NULL,
        last_seen_at DATETIME(3) NOT NULL,
        PRIMARY KEY (directive, blocked),
        KEY payment_page_violations_seen (last_seen_at)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'payment_page_violations',
      'webhook_event_types',
      'early_fraud_warnings',
      'disputes',
      'refunds',
      'webhook_events',
      'refund_requests',
      'payments',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
