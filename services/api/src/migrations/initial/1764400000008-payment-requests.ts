import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums that a buyer pays by a link. */
export class PaymentRequests1764400000008 implements MigrationInterface {
  name = 'PaymentRequests1764400000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payment_requests (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        pays_order TINYINT(1) NOT NULL DEFAULT 0,
        amount_cents INT UNSIGNED NOT NULL,
        currency CHAR(3) CHARACTER SET ascii NOT NULL,
        payment_intent_id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
        key_hash CHAR(64) CHARACTER SET ascii NOT NULL,
        secret_hash CHAR(64) CHARACTER SET ascii NULL,
        created_by VARCHAR(120) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        paid_at DATETIME(3) NULL,
        created_at DATETIME(3) NOT NULL,
        updated_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY payment_requests_intent (payment_intent_id),
        KEY payment_requests_order (order_id, created_at),
        CONSTRAINT payment_requests_order FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT payment_requests_state CHECK (state in ('open', 'paid', 'cancelled', 'refunded'))
      )
    `);
    await runner.query(`
      CREATE TABLE payment_request_lines (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        payment_request_id CHAR(36) CHARACTER SET ascii NOT NULL,
        position SMALLINT UNSIGNED NOT NULL,
        kind VARCHAR(16) CHARACTER SET ascii NOT NULL,
        description VARCHAR(200) NOT NULL,
        amount_cents INT UNSIGNED NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY payment_request_lines_position (payment_request_id, position),
        CONSTRAINT payment_request_lines_request FOREIGN KEY (payment_request_id) REFERENCES payment_requests (id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_request_lines');
    await runner.query('DROP TABLE payment_requests');
  }
}
