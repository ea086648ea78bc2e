import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Favorites, commission requests and staff notes. */
export class Collectors1764400000010 implements MigrationInterface {
  name = 'Collectors1764400000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE favorites (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        collector_id CHAR(36) CHARACTER SET ascii NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY favorites_once (collector_id, artwork_id),
        KEY favorites_artwork (artwork_id),
        CONSTRAINT favorites_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id),
        CONSTRAINT favorites_collector FOREIGN KEY (collector_id) REFERENCES collectors (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TABLE commission_requests (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        collector_id CHAR(36) CHARACTER SET ascii NULL,
        inquiry_id CHAR(36) CHARACTER SET ascii NULL,
        status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        project_type VARCHAR(120) NOT NULL,
        budget_range VARCHAR(120) NOT NULL,
        description TEXT NOT NULL,
        wants_studio_visit TINYINT(1) NOT NULL,
        quote_cents INT UNSIGNED NULL,
        staff_note VARCHAR(5000) NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        created_at DATETIME(3) NOT NULL,
        updated_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY commission_requests_inquiry (inquiry_id),
        KEY commission_requests_collector (collector_id, created_at),
        KEY commission_requests_newest (created_at, id),
        KEY commission_requests_status (status, created_at),
        CONSTRAINT commission_requests_collector FOREIGN KEY (collector_id) REFERENCES collectors (id) ON DELETE SET NULL,
        CONSTRAINT commission_requests_status CHECK (status in ('pending', 'confirmed', 'approved', 'processing', 'reviewing', 'shipped', 'delivered', 'completed', 'rejected', 'cancelled'))
      )
    `);
    await runner.query(`
      CREATE TABLE collector_notes (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        collector_id CHAR(36) CHARACTER SET ascii NOT NULL,
        author_id VARCHAR(60) CHARACTER SET ascii NOT NULL,
        author_name VARCHAR(100) NOT NULL,
        text VARCHAR(5000) NOT NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        created_at DATETIME(3) NOT NULL,
        edited_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        KEY collector_notes_collector (collector_id, id),
        CONSTRAINT collector_notes_collector FOREIGN KEY (collector_id) REFERENCES collectors (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TABLE commission_request_events (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        commission_request_id CHAR(36) CHARACTER SET ascii NOT NULL,
        status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        actor VARCHAR(120) NOT NULL,
        note VARCHAR(500) NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY commission_request_events_commission (commission_request_id, id),
        CONSTRAINT commission_request_events_commission FOREIGN KEY (commission_request_id) REFERENCES commission_requests (id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['commission_request_events', 'collector_notes', 'commission_requests', 'favorites'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
