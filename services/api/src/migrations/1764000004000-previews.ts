import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Private previews, artist notes and pre-sale requests, and collectors' reservations in the ledger. */
export class Previews1764000004000 implements MigrationInterface {
  name = 'Previews1764000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE private_previews (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        collector_id CHAR(36) CHARACTER SET ascii NULL,
        level VARCHAR(12) CHARACTER SET ascii NULL,
        note VARCHAR(2000) NULL,
        opens_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        KEY private_previews_artwork (artwork_id),
        KEY private_previews_collector (collector_id, expires_at),
        KEY private_previews_level (level, expires_at),
        CONSTRAINT private_previews_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id),
        CONSTRAINT private_previews_audience CHECK ((collector_id IS NULL) <> (level IS NULL)),
        CONSTRAINT private_previews_level CHECK (level IN ('Standard', 'Premium', 'VIP'))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE artist_notes (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        collector_id CHAR(36) CHARACTER SET ascii NULL,
        level VARCHAR(12) CHARACTER SET ascii NULL,
        title VARCHAR(200) NOT NULL,
        text TEXT NOT NULL,
        media_id CHAR(32) CHARACTER SET ascii NULL,
        picture_alt VARCHAR(500) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        KEY artist_notes_collector (collector_id),
        KEY artist_notes_level (level),
        CONSTRAINT artist_notes_media FOREIGN KEY (media_id) REFERENCES media (id),
        CONSTRAINT artist_notes_audience CHECK ((collector_id IS NULL) <> (level IS NULL)),
        CONSTRAINT artist_notes_level CHECK (level IN ('Standard', 'Premium', 'VIP'))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE presale_requests (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        collector_id CHAR(36) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        answered_at DATETIME(3) NULL,
        UNIQUE KEY presale_requests_once (collector_id, artwork_id),
        KEY presale_requests_list (artwork_id, answered_at),
        CONSTRAINT presale_requests_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    // A reservation is a collector and a time on a held print; who holds the print without one is an order.
    await runner.query(`
      ALTER TABLE prints
        ADD COLUMN collector_id CHAR(36) CHARACTER SET ascii NULL,
        ADD COLUMN reserved_until DATETIME(3) NULL,
        ADD KEY prints_collector (collector_id),
        ADD KEY prints_reserved (reserved_until),
        ADD CONSTRAINT prints_reservation CHECK (
          (collector_id IS NULL) = (reserved_until IS NULL) AND (collector_id IS NULL OR state = 'held')
        )
    `);
    await runner.query(`
      ALTER TABLE print_events
        MODIFY kind VARCHAR(20) CHARACTER SET ascii NOT NULL,
        ADD COLUMN collector_id CHAR(36) CHARACTER SET ascii NULL,
        ADD KEY print_events_collector (collector_id, kind, created_at)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM print_events WHERE kind IN ('reserved', 'reservation-ended')");
    await runner.query(`
      ALTER TABLE print_events
        DROP KEY print_events_collector,
        DROP COLUMN collector_id,
        MODIFY kind VARCHAR(12) CHARACTER SET ascii NOT NULL
    `);
    await runner.query("UPDATE prints SET state = 'available' WHERE state = 'held' AND order_id IS NULL");
    await runner.query(`
      ALTER TABLE prints
        DROP CONSTRAINT prints_reservation,
        DROP KEY prints_reserved,
        DROP KEY prints_collector,
        DROP COLUMN reserved_until,
        DROP COLUMN collector_id
    `);
    for (const table of ['presale_requests', 'artist_notes', 'private_previews']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
