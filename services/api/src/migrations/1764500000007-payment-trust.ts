import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indices that answer the reports about orders alone: with the column that the reports now subtract as well. Those without it
 * serve the release before, and can be dropped once nothing runs it any more.
 */
const REPORT_KEYS = {
  orders_kept: 'confirmed_at, total_cents, refunded_cents, dispute_withdrawn_cents',
  orders_kept_by_collector:
    'collector_id, confirmed_at, total_cents, refunded_cents, dispute_withdrawn_cents',
  orders_kept_by_source:
    'confirmed_at, attributed_source, total_cents, refunded_cents, dispute_withdrawn_cents',
  orders_kept_by_partner:
    'confirmed_at, referral_partner_id, total_cents, refunded_cents, dispute_withdrawn_cents',
  orders_kept_by_event:
    'confirmed_at, attributed_event, attributed_event_name, total_cents, refunded_cents, dispute_withdrawn_cents',
};

/** Disputes with the money that moves with them, fraud warnings, which webhooks arrive, refunds that wait for
 * approval, and what browsers kept from the payment page. */
export class PaymentTrust1764500000007 implements MigrationInterface {
  name = 'PaymentTrust1764500000007';

  async up(runner: QueryRunner): Promise<void> {
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
      CREATE TABLE refund_approvals (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        amount_cents INT UNSIGNED NOT NULL,
        prints JSON NOT NULL,
        reason VARCHAR(300) NOT NULL,
        asked_by CHAR(36) CHARACTER SET ascii NOT NULL,
        asked_by_name VARCHAR(120) NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        decided_by CHAR(36) CHARACTER SET ascii NULL,
        decided_by_name VARCHAR(120) NULL,
        decided_at DATETIME(3) NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY refund_approvals_order (order_id, created_at),
        KEY refund_approvals_state (state, expires_at),
        CONSTRAINT refund_approvals_order FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT refund_approvals_state CHECK (state in ('waiting', 'approved', 'rejected'))
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
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN dispute_withdrawn_cents INT UNSIGNED NOT NULL DEFAULT 0,
        ADD COLUMN fraud_warned_at DATETIME(3) NULL
    `);
    const keys = Object.entries(REPORT_KEYS).map(([key, columns]) => `ADD KEY ${key} (${columns})`);
    await runner.query(`ALTER TABLE orders ${keys.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const keys = Object.keys(REPORT_KEYS).map((key) => `DROP KEY ${key}`);
    await runner.query(`ALTER TABLE orders ${keys.join(', ')}`);
    await runner.query('ALTER TABLE orders DROP COLUMN dispute_withdrawn_cents, DROP COLUMN fraud_warned_at');
    for (const table of [
      'payment_page_violations',
      'refund_approvals',
      'webhook_event_types',
      'early_fraud_warnings',
      'disputes',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
