import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders with their lines, history, pictures and refunds; hold budgets, cart holds and the waiting room. */
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
        dispute_withdrawn_cents INT UNSIGNED NOT NULL DEFAULT 0,
        fraud_warned_at DATETIME(3) NULL,
        shipping_quoted_cents INT UNSIGNED NULL,
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
        KEY orders_hold_budget (hold_budget_key),
        KEY orders_kept (confirmed_at, total_cents, refunded_cents, dispute_withdrawn_cents),
        KEY orders_kept_by_collector (collector_id, confirmed_at, total_cents, refunded_cents, dispute_withdrawn_cents),
        KEY orders_kept_by_source (confirmed_at, attributed_source, total_cents, refunded_cents, dispute_withdrawn_cents),
        KEY orders_kept_by_partner (confirmed_at, referral_partner_id, total_cents, refunded_cents, dispute_withdrawn_cents),
        KEY orders_kept_by_event (confirmed_at, attributed_event, attributed_event_name, total_cents, refunded_cents, dispute_withdrawn_cents)
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
    await runner.query(`
      CREATE TABLE hold_budget_orders (
        budget_key CHAR(64) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(16) CHARACTER SET ascii NOT NULL,
        unpaid_print_seconds INT UNSIGNED NOT NULL DEFAULT 0,
        ended_at DATETIME(3) NULL,
        PRIMARY KEY (budget_key, order_id),
        KEY hold_budget_orders_order (order_id),
        KEY hold_budget_orders_ended (ended_at),
        CONSTRAINT hold_budget_orders_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TABLE waiting_room_places (
        id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        person_key CHAR(64) CHARACTER SET ascii NOT NULL,
        network_key CHAR(64) CHARACTER SET ascii NULL,
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        state VARCHAR(8) CHARACTER SET ascii NOT NULL,
        called_until DATETIME(3) NULL,
        seen_at DATETIME(3) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY waiting_room_places_person (edition_id, person_key),
        UNIQUE KEY waiting_room_places_token (token_digest),
        KEY waiting_room_places_line (edition_id, state, id),
        KEY waiting_room_places_seen (seen_at)
      )
    `);
    await runner.query(`
      CREATE TABLE waiting_room_lines (
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        PRIMARY KEY (edition_id)
      )
    `);
    await runner.query(`
      CREATE TABLE cart_holds (
        budget_key CHAR(64) CHARACTER SET ascii NOT NULL,
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(16) CHARACTER SET ascii NOT NULL,
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        edition_number SMALLINT UNSIGNED NOT NULL,
        created_at DATETIME(3) NOT NULL,
        held_until DATETIME(3) NOT NULL,
        ended_at DATETIME(3) NULL,
        PRIMARY KEY (budget_key, id),
        KEY cart_holds_hold (id),
        KEY cart_holds_until (held_until)
      )
    `);
    await runner.query(`
      CREATE TABLE order_pictures (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        position SMALLINT UNSIGNED NOT NULL,
        caption VARCHAR(200) NOT NULL,
        width SMALLINT UNSIGNED NOT NULL,
        height SMALLINT UNSIGNED NOT NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY order_pictures_order (order_id, position),
        CONSTRAINT order_pictures_order FOREIGN KEY (order_id) REFERENCES orders (id)
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
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'refund_approvals',
      'order_pictures',
      'cart_holds',
      'waiting_room_lines',
      'waiting_room_places',
      'hold_budget_orders',
      'order_refund_lines',
      'order_events',
      'order_lines',
      'hold_budget_locks',
      'orders',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
