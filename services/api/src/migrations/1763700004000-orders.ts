import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders as they were placed, their lines, and everything that happened to them since. */
export class Orders1763700004000 implements MigrationInterface {
  name = 'Orders1763700004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE orders (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        number VARCHAR(20) CHARACTER SET ascii NOT NULL,
        status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        order_type VARCHAR(40) CHARACTER SET ascii NOT NULL,
        customer_name VARCHAR(200) NOT NULL,
        customer_email VARCHAR(254) NOT NULL,
        billing JSON NOT NULL,
        shipping JSON NOT NULL,
        currency CHAR(3) CHARACTER SET ascii NOT NULL,
        subtotal_cents INT UNSIGNED NOT NULL,
        tax_cents INT UNSIGNED NOT NULL,
        card_fee_cents INT UNSIGNED NOT NULL,
        total_cents INT UNSIGNED NOT NULL,
        shipping_minis_cents INT UNSIGNED NOT NULL,
        shipping_framed VARCHAR(12) CHARACTER SET ascii NOT NULL,
        installation JSON NULL,
        notes TEXT NULL,
        referral_partner_id VARCHAR(100) NULL,
        disputed_at DATETIME(3) NULL,
        created_at DATETIME(3) NOT NULL,
        updated_at DATETIME(3) NOT NULL,
        UNIQUE KEY orders_number (number),
        KEY orders_status (status, created_at),
        KEY orders_customer (customer_email, created_at)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE order_lines (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        position SMALLINT UNSIGNED NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        title VARCHAR(200) NOT NULL,
        series VARCHAR(60) NOT NULL,
        year SMALLINT UNSIGNED NOT NULL,
        size VARCHAR(20) CHARACTER SET ascii NOT NULL,
        frame_size VARCHAR(20) CHARACTER SET ascii NULL,
        frame_style VARCHAR(20) CHARACTER SET ascii NOT NULL,
        price_cents INT UNSIGNED NOT NULL,
        quantity SMALLINT UNSIGNED NOT NULL,
        edition_total SMALLINT UNSIGNED NOT NULL,
        picture_id CHAR(32) CHARACTER SET ascii NULL,
        UNIQUE KEY order_lines_position (order_id, position),
        KEY order_lines_edition (edition_id),
        CONSTRAINT order_lines_order FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT order_lines_quantity CHECK (quantity > 0)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE order_events (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(20) CHARACTER SET ascii NOT NULL,
        status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        actor VARCHAR(120) NOT NULL,
        note VARCHAR(500) NULL,
        created_at DATETIME(3) NOT NULL,
        KEY order_events_order (order_id, created_at),
        CONSTRAINT order_events_order FOREIGN KEY (order_id) REFERENCES orders (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['order_events', 'order_lines', 'orders']) await runner.query(`DROP TABLE ${table}`);
  }
}
