import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders with their lines, history and refunds. */
export class Orders1764400000007 implements MigrationInterface {
  name = 'Orders1764400000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE orders (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        number VARCHAR(20) CHARACTER SET ascii NOT NULL,
        status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        order_type VARCHAR(40) CHARACTER SET ascii NOT NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        collector_id CHAR(36) CHARACTER SET ascii NULL,
        customer_name VARCHAR(200) NOT NULL,
        customer_email VARCHAR(254) NOT NULL,
        billing JSON NOT NULL,
        shipping JSON NOT NULL,
        currency CHAR(3) CHARACTER SET ascii NOT NULL,
        payment_reference CHAR(36) CHARACTER SET ascii NULL,
        payment_method VARCHAR(20) CHARACTER SET ascii NULL,
        subtotal_cents INT UNSIGNED NOT NULL,
        tax_cents INT UNSIGNED NOT NULL,
        card_fee_cents INT UNSIGNED NOT NULL,
        extras_cents INT NOT NULL DEFAULT 0,
        total_cents INT UNSIGNED NOT NULL,
        shipping_minis_cents INT UNSIGNED NOT NULL,
        shipping_framed VARCHAR(12) CHARACTER SET ascii NOT NULL,
        shipping_paid_cents INT UNSIGNED NOT NULL DEFAULT 0,
        refunded_cents INT UNSIGNED NOT NULL DEFAULT 0,
        installation JSON NULL,
        installation_handled_at DATETIME(3) NULL,
        notes TEXT NULL,
        referral_partner_id VARCHAR(100) NULL,
        referred_at DATETIME(3) NULL,
        referral_source VARCHAR(500) NULL,
        attribution JSON NULL,
        carrier VARCHAR(60) NULL,
        tracking_number VARCHAR(100) NULL,
        tracking_url VARCHAR(500) NULL,
        disputed_at DATETIME(3) NULL,
        confirmed_at DATETIME(3) NULL,
        account_deleted_at DATETIME(3) NULL,
        created_at DATETIME(3) NOT NULL,
        updated_at DATETIME(3) NOT NULL,
        attributed_source VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin AS (if(attribution is null, NULL, ifnull(left(json_value(attribution, '$.source'), 120), ''))) VIRTUAL,
        attributed_event VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin AS (left(json_value(attribution, '$.eventId'), 64)) VIRTUAL,
        attributed_event_name VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin AS (left(json_value(attribution, '$.eventName'), 120)) VIRTUAL,
        hold_budget_key CHAR(64) CHARACTER SET ascii NULL,
        PRIMARY KEY (id),
        UNIQUE KEY orders_number (number),
        KEY orders_status (status, created_at),
        KEY orders_customer (customer_email, created_at),
        KEY orders_collector (collector_id, created_at),
        KEY orders_confirmed (confirmed_at, total_cents, refunded_cents),
        KEY orders_payment (payment_reference),
        KEY orders_newest (created_at),
        KEY orders_search (customer_name, customer_email, number, created_at),
        KEY orders_type (order_type, created_at),
        KEY orders_spending (collector_id, confirmed_at, total_cents, refunded_cents),
        KEY orders_by_source (confirmed_at, attributed_source, total_cents, refunded_cents),
        KEY orders_by_partner (confirmed_at, referral_partner_id, total_cents, refunded_cents),
        KEY orders_by_event (confirmed_at, attributed_event, attributed_event_name, total_cents, refunded_cents),
        KEY orders_hold_budget (hold_budget_key)
      )
    `);
    await runner.query(`
      CREATE TABLE hold_budget_locks (
        slot SMALLINT UNSIGNED NOT NULL,
        PRIMARY KEY (slot)
      )
    `);
    await runner.query(`
      CREATE TABLE order_lines (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        position SMALLINT UNSIGNED NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        photo_id CHAR(36) CHARACTER SET ascii NULL,
        edition_id CHAR(36) CHARACTER SET ascii NULL,
        title VARCHAR(200) NOT NULL,
        series VARCHAR(60) NOT NULL,
        year SMALLINT UNSIGNED NOT NULL,
        size VARCHAR(20) CHARACTER SET ascii NOT NULL,
        frame_size VARCHAR(20) CHARACTER SET ascii NULL,
        frame_style VARCHAR(40) CHARACTER SET ascii NOT NULL,
        price_cents INT UNSIGNED NOT NULL,
        quantity SMALLINT UNSIGNED NOT NULL,
        edition_total SMALLINT UNSIGNED NOT NULL,
        picture_id CHAR(32) CHARACTER SET ascii NULL,
        PRIMARY KEY (id),
        UNIQUE KEY order_lines_position (order_id, position),
        KEY order_lines_edition (edition_id),
        KEY order_lines_photo (photo_id),
        KEY order_lines_title (title, order_id),
        CONSTRAINT order_lines_order FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT order_lines_quantity CHECK (quantity > 0)
      )
    `);
    await runner.query(`
      CREATE TABLE order_events (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(24) CHARACTER SET ascii NOT NULL,
        status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        actor VARCHAR(120) NOT NULL,
        note VARCHAR(500) NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY order_events_order (order_id, created_at),
        CONSTRAINT order_events_order FOREIGN KEY (order_id) REFERENCES orders (id)
      )
    `);
    await runner.query(`
      CREATE TABLE order_refund_lines (
        refund_request_id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_line_id CHAR(36) CHARACTER SET ascii NOT NULL,
        edition_numbers JSON NOT NULL,
        PRIMARY KEY (refund_request_id, order_line_id),
        KEY order_refund_lines_line (order_line_id),
        CONSTRAINT order_refund_lines_line FOREIGN KEY (order_line_id) REFERENCES order_lines (id),
        CONSTRAINT order_refund_lines_request FOREIGN KEY (refund_request_id) REFERENCES refund_requests (id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['order_refund_lines', 'order_events', 'order_lines', 'hold_budget_locks', 'orders'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
