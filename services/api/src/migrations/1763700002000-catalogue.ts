import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Works, their pictures and editions, and the ledger of numbered prints. */
export class Catalogue1763700002000 implements MigrationInterface {
  name = 'Catalogue1763700002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE artworks (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        title VARCHAR(200) NOT NULL,
        slug VARCHAR(220) NOT NULL,
        series VARCHAR(60) NOT NULL,
        year SMALLINT UNSIGNED NOT NULL,
        medium VARCHAR(200) NOT NULL,
        description TEXT NULL,
        tags JSON NOT NULL,
        is_featured TINYINT(1) NOT NULL DEFAULT 0,
        orientation VARCHAR(12) CHARACTER SET ascii NOT NULL,
        tier VARCHAR(60) NOT NULL,
        live_status VARCHAR(12) CHARACTER SET ascii NOT NULL DEFAULT 'live',
        notes TEXT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
        UNIQUE KEY artworks_slug (slug),
        KEY artworks_title (title)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE artwork_slugs (
        slug VARCHAR(220) NOT NULL PRIMARY KEY,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        KEY artwork_slugs_artwork (artwork_id),
        CONSTRAINT artwork_slugs_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE artwork_images (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        position SMALLINT UNSIGNED NOT NULL,
        media_id CHAR(32) CHARACTER SET ascii NOT NULL,
        alt VARCHAR(500) NOT NULL,
        UNIQUE KEY artwork_images_place (artwork_id, kind, position),
        KEY artwork_images_media (media_id),
        CONSTRAINT artwork_images_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id),
        CONSTRAINT artwork_images_media FOREIGN KEY (media_id) REFERENCES media (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE editions (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        position SMALLINT UNSIGNED NOT NULL,
        size VARCHAR(20) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        enabled TINYINT(1) NOT NULL DEFAULT 1,
        price_cents INT UNSIGNED NOT NULL,
        total SMALLINT UNSIGNED NOT NULL,
        frame_size VARCHAR(20) CHARACTER SET ascii NULL,
        frame_style VARCHAR(20) CHARACTER SET ascii NOT NULL,
        shipping_class VARCHAR(12) CHARACTER SET ascii NOT NULL,
        production_cost_cents INT UNSIGNED NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
        UNIQUE KEY editions_size (artwork_id, size),
        CONSTRAINT editions_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id),
        CONSTRAINT editions_total CHECK (total > 0)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE prints (
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        number SMALLINT UNSIGNED NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL DEFAULT 'available',
        held_until DATETIME(3) NULL,
        order_id CHAR(36) CHARACTER SET ascii NULL,
        order_line_id CHAR(36) CHARACTER SET ascii NULL,
        PRIMARY KEY (edition_id, number),
        KEY prints_order (order_id),
        CONSTRAINT prints_edition FOREIGN KEY (edition_id) REFERENCES editions (id),
        CONSTRAINT prints_number CHECK (number > 0),
        CONSTRAINT prints_state CHECK (state IN ('available', 'held', 'sold', 'void'))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE print_events (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        number SMALLINT UNSIGNED NOT NULL,
        kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NULL,
        order_line_id CHAR(36) CHARACTER SET ascii NULL,
        reason VARCHAR(200) NULL,
        actor VARCHAR(120) NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        KEY print_events_print (edition_id, number, created_at),
        CONSTRAINT print_events_print FOREIGN KEY (edition_id, number) REFERENCES prints (edition_id, number)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'print_events',
      'prints',
      'editions',
      'artwork_images',
      'artwork_slugs',
      'artworks',
    ]) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
