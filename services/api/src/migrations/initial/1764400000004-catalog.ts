import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Artworks, editions, the print ledger with one row for each numbered print, and who waits for a sold-out edition. */
export class Catalog1764400000004 implements MigrationInterface {
  name = 'Catalog1764400000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE artworks (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        title VARCHAR(200) NOT NULL,
        slug VARCHAR(220) NOT NULL,
        series VARCHAR(60) NOT NULL,
        year SMALLINT UNSIGNED NOT NULL,
        medium VARCHAR(200) NOT NULL,
        description TEXT NULL,
        tags JSON NOT NULL,
        is_featured TINYINT(1) NOT NULL DEFAULT 0,
        orientation VARCHAR(12) CHARACTER SET ascii NOT NULL,
        size_type VARCHAR(12) CHARACTER SET ascii NOT NULL DEFAULT 'standard',
        frame_style VARCHAR(20) CHARACTER SET ascii NOT NULL DEFAULT 'Black',
        custom_frame_style VARCHAR(120) NULL,
        include_chromaluxe TINYINT(1) NOT NULL DEFAULT 0,
        tier VARCHAR(60) NOT NULL,
        price_override TINYINT(1) NOT NULL DEFAULT 0,
        artist_proofs SMALLINT UNSIGNED NOT NULL DEFAULT 0,
        live_status VARCHAR(12) CHARACTER SET ascii NOT NULL DEFAULT 'live',
        availability VARCHAR(20) CHARACTER SET ascii NOT NULL DEFAULT 'available',
        gallery_credit VARCHAR(300) NULL,
        purchase_link VARCHAR(500) NULL,
        notes TEXT NULL,
        archived_at DATETIME(3) NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
        PRIMARY KEY (id),
        UNIQUE KEY artworks_slug (slug),
        KEY artworks_title (title),
        KEY artworks_list (archived_at, id),
        KEY artworks_series (series, archived_at, id)
      )
    `);
    await runner.query(`
      CREATE TABLE artwork_slugs (
        slug VARCHAR(220) NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (slug),
        KEY artwork_slugs_artwork (artwork_id),
        CONSTRAINT artwork_slugs_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id)
      )
    `);
    await runner.query(`
      CREATE TABLE artwork_images (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        position SMALLINT UNSIGNED NOT NULL,
        media_id CHAR(32) CHARACTER SET ascii NOT NULL,
        alt VARCHAR(500) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY artwork_images_place (artwork_id, kind, position),
        KEY artwork_images_media (media_id),
        CONSTRAINT artwork_images_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id),
        CONSTRAINT artwork_images_media FOREIGN KEY (media_id) REFERENCES media (id)
      )
    `);
    await runner.query(`
      CREATE TABLE editions (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NULL,
        photo_id CHAR(36) CHARACTER SET ascii NULL,
        position SMALLINT UNSIGNED NOT NULL,
        size VARCHAR(20) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        label VARCHAR(120) NULL,
        enabled TINYINT(1) NOT NULL DEFAULT 1,
        price_cents INT UNSIGNED NOT NULL,
        total SMALLINT UNSIGNED NOT NULL,
        sold_or_void_count SMALLINT UNSIGNED NOT NULL DEFAULT 0,
        is_low_stock TINYINT AS (if(enabled = 1 and sold_or_void_count > 0 and sold_or_void_count < total and sold_or_void_count + greatest(2, total DIV 10) >= total, 1, NULL)) VIRTUAL,
        frame_size VARCHAR(20) CHARACTER SET ascii NULL,
        frame_style VARCHAR(40) CHARACTER SET ascii NOT NULL,
        custom_frame_style VARCHAR(120) NULL,
        shipping_class VARCHAR(12) CHARACTER SET ascii NOT NULL,
        production_cost_cents INT UNSIGNED NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
        PRIMARY KEY (id),
        UNIQUE KEY editions_size (artwork_id, size),
        UNIQUE KEY editions_photo_size (photo_id, size),
        KEY editions_unsold (artwork_id, enabled, total, sold_or_void_count, price_cents),
        KEY editions_low_stock (is_low_stock, artwork_id),
        CONSTRAINT editions_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id),
        CONSTRAINT editions_total CHECK (total > 0),
        CONSTRAINT editions_work CHECK (artwork_id is null <> (photo_id is null))
      )
    `);
    await runner.query(`
      CREATE TABLE prints (
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        edition_number SMALLINT UNSIGNED NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL DEFAULT 'available',
        held_until DATETIME(3) NULL,
        order_id CHAR(36) CHARACTER SET ascii NULL,
        order_line_id CHAR(36) CHARACTER SET ascii NULL,
        collector_id CHAR(36) CHARACTER SET ascii NULL,
        reserved_until DATETIME(3) NULL,
        gallery_hold_for VARCHAR(200) NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        PRIMARY KEY (edition_id, edition_number),
        KEY prints_order (order_id),
        KEY prints_collector (collector_id),
        KEY prints_reserved (reserved_until),
        KEY prints_state (state, edition_id),
        CONSTRAINT prints_edition FOREIGN KEY (edition_id) REFERENCES editions (id),
        CONSTRAINT prints_edition_number CHECK (edition_number > 0),
        CONSTRAINT prints_state CHECK (state in ('available', 'held', 'sold', 'void')),
        CONSTRAINT prints_kept CHECK (
          (collector_id is null or gallery_hold_for is null)
          and (reserved_until is not null or (collector_id is null and gallery_hold_for is null))
          and (reserved_until is null or state = 'held'))
      )
    `);
    await runner.query(`
      CREATE TABLE print_events (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        edition_number SMALLINT UNSIGNED NOT NULL,
        kind VARCHAR(20) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NULL,
        order_line_id CHAR(36) CHARACTER SET ascii NULL,
        reason VARCHAR(500) NULL,
        actor VARCHAR(120) NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        collector_id CHAR(36) CHARACTER SET ascii NULL,
        PRIMARY KEY (id),
        KEY print_events_print (edition_id, edition_number, created_at),
        KEY print_events_collector (collector_id, kind, created_at),
        CONSTRAINT print_events_print FOREIGN KEY (edition_id, edition_number) REFERENCES prints (edition_id, edition_number)
      )
    `);
    await runner.query(`
      CREATE TABLE back_in_stock_alerts (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        emailed_at DATETIME(3) NOT NULL,
        confirmed_at DATETIME(3) NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY back_in_stock_alerts_email (email, edition_id),
        UNIQUE KEY back_in_stock_alerts_token (token_digest),
        KEY back_in_stock_alerts_edition (edition_id, confirmed_at),
        KEY back_in_stock_alerts_created (created_at),
        CONSTRAINT back_in_stock_alerts_edition FOREIGN KEY (edition_id) REFERENCES editions (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TRIGGER prints_count_insert AFTER INSERT ON prints FOR EACH ROW
        IF NEW.state IN ('sold', 'void') THEN UPDATE editions SET sold_or_void_count = sold_or_void_count + 1, updated_at = updated_at WHERE id = NEW.edition_id; END IF
    `);
    await runner.query(`
      CREATE TRIGGER prints_count_update AFTER UPDATE ON prints FOR EACH ROW
        IF (NEW.state IN ('sold', 'void')) <> (OLD.state IN ('sold', 'void')) THEN
        UPDATE editions SET sold_or_void_count = sold_or_void_count + IF(NEW.state IN ('sold', 'void'), 1, 0) - IF(OLD.state IN ('sold', 'void'), 1, 0), updated_at = updated_at WHERE id = NEW.edition_id;
        END IF
    `);
    await runner.query(`
      CREATE TRIGGER prints_count_delete AFTER DELETE ON prints FOR EACH ROW
        IF OLD.state IN ('sold', 'void') THEN UPDATE editions SET sold_or_void_count = sold_or_void_count - 1, updated_at = updated_at WHERE id = OLD.edition_id; END IF
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'back_in_stock_alerts',
      'print_events',
      'prints',
      'editions',
      'artwork_images',
      'artwork_slugs',
      'artworks',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
