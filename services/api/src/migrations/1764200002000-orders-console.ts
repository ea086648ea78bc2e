import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders as staff work with them: found fast among many, changed by two people without loss, refunded in parts; and
 * mails that can be looked at.
 */
export class OrdersConsole1764200002000 implements MigrationInterface {
  name = 'OrdersConsole1764200002000';

  async up(runner: QueryRunner): Promise<void> {
    // The wide key holds all that a search reads of an order, so that it never touches the rows that do not match.
    await runner.query(`
      ALTER TABLE orders
        ADD version INT UNSIGNED NOT NULL DEFAULT 1 AFTER order_type,
        ADD payment_reference CHAR(36) CHARACTER SET ascii NULL AFTER currency,
        ADD carrier VARCHAR(60) NULL AFTER referral_partner_id,
        ADD installation_handled_at DATETIME(3) NULL AFTER installation,
        ADD KEY orders_payment (payment_reference),
        ADD KEY orders_newest (created_at),
        ADD KEY orders_search (customer_name, customer_email, number, created_at),
        ADD KEY orders_type (order_type, created_at)
    `);
    await runner.query(`
      ALTER TABLE order_events MODIFY kind VARCHAR(24) CHARACTER SET ascii NOT NULL
    `);
    await runner.query('ALTER TABLE order_lines ADD KEY order_lines_title (title, order_id)');
    await runner.query(`
      UPDATE orders JOIN payments ON payments.reference = orders.id SET orders.payment_reference = orders.id
    `);
    await runner.query(`
      UPDATE orders
        JOIN payment_requests ON payment_requests.order_id = orders.id
          AND payment_requests.created_by = 'buyer' AND payment_requests.state IN ('paid', 'refunded')
      SET orders.payment_reference = payment_requests.id
    `);
    await runner.query(`
      CREATE TABLE refund_requests (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        reference CHAR(36) CHARACTER SET ascii NOT NULL,
        amount_cents INT UNSIGNED NOT NULL,
        reason VARCHAR(300) NOT NULL,
        actor VARCHAR(120) NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        round SMALLINT UNSIGNED NOT NULL,
        refund_id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
        fault VARCHAR(500) NULL,
        created_at DATETIME(3) NOT NULL,
        settled_at DATETIME(3) NULL,
        KEY refund_requests_reference (reference, created_at),
        CONSTRAINT refund_requests_state CHECK (state IN ('asked', 'done', 'refused'))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE order_refund_lines (
        refund_request_id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_line_id CHAR(36) CHARACTER SET ascii NOT NULL,
        numbers JSON NOT NULL,
        PRIMARY KEY (refund_request_id, order_line_id),
        KEY order_refund_lines_line (order_line_id),
        CONSTRAINT order_refund_lines_request FOREIGN KEY (refund_request_id) REFERENCES refund_requests (id),
        CONSTRAINT order_refund_lines_line FOREIGN KEY (order_line_id) REFERENCES order_lines (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      ALTER TABLE outbox
        ADD recipient VARCHAR(254) NULL AFTER dedupe_key,
        ADD subject VARCHAR(300) NULL AFTER recipient,
        ADD about VARCHAR(60) CHARACTER SET ascii NULL AFTER subject,
        ADD is_kept TINYINT(1) NOT NULL DEFAULT 0 AFTER about,
        ADD urgency TINYINT AS (CASE state WHEN 'dead' THEN 2 WHEN 'waiting' THEN 1 ELSE 0 END) STORED,
        ADD KEY ix_outbox_urgency (urgency, id),
        ADD KEY ix_outbox_about (about, id)
    `);
    await runner.query(`
      UPDATE outbox
      SET recipient = JSON_UNQUOTE(JSON_EXTRACT(payload, '$.to')),
        subject = LEFT(JSON_UNQUOTE(JSON_EXTRACT(payload, '$.subject')), 300)
      WHERE kind = 'mail' AND state <> 'delivered'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox
        DROP KEY ix_outbox_about,
        DROP KEY ix_outbox_urgency,
        DROP urgency,
        DROP is_kept,
        DROP about,
        DROP subject,
        DROP recipient
    `);
    for (const table of ['order_refund_lines', 'refund_requests']) await runner.query(`DROP TABLE ${table}`);
    await runner.query('ALTER TABLE order_lines DROP KEY order_lines_title');
    await runner.query(
      "DELETE FROM order_events WHERE kind IN ('installation-handled', 'installation-reopened')",
    );
    await runner.query(`
      ALTER TABLE order_events MODIFY kind VARCHAR(20) CHARACTER SET ascii NOT NULL
    `);
    await runner.query(`
      ALTER TABLE orders
        DROP KEY orders_type,
        DROP KEY orders_search,
        DROP KEY orders_newest,
        DROP KEY orders_payment,
        DROP installation_handled_at,
        DROP carrier,
        DROP payment_reference,
        DROP version
    `);
  }
}
