import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Collectors as the console works with them: found fast among many, with notes of the staff; previews of several works
 * for several collectors; commissions and artist notes that two people can edit without loss.
 */
export class People1764200006000 implements MigrationInterface {
  name = 'People1764200006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE collectors
        ADD KEY collectors_newest (created_at, id),
        ADD KEY collectors_name (last_name, first_name, id)
    `);
    // Holds all that sums of a collector's purchases read, so that they never touch the rows.
    await runner.query(`
      ALTER TABLE orders ADD KEY orders_spending (collector_id, confirmed_at, total_cents, refunded_cents)
    `);
    await runner.query(`
      CREATE TABLE collector_notes (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        collector_id CHAR(36) CHARACTER SET ascii NOT NULL,
        author_id VARCHAR(60) CHARACTER SET ascii NOT NULL,
        author_name VARCHAR(100) NOT NULL,
        text VARCHAR(5000) NOT NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        created_at DATETIME(3) NOT NULL,
        edited_at DATETIME(3) NULL,
        KEY collector_notes_collector (collector_id, id),
        CONSTRAINT collector_notes_collector FOREIGN KEY (collector_id) REFERENCES collectors (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      ALTER TABLE commissions
        ADD quote_cents INT UNSIGNED NULL AFTER wants_studio_visit,
        ADD staff_note VARCHAR(5000) NULL AFTER quote_cents,
        ADD version INT UNSIGNED NOT NULL DEFAULT 1 AFTER staff_note,
        ADD KEY commissions_newest (created_at, id),
        ADD KEY commissions_status (status, created_at)
    `);
    await runner.query(`
      ALTER TABLE artist_notes
        ADD version INT UNSIGNED NOT NULL DEFAULT 1,
        ADD edited_at DATETIME(3) NULL,
        ADD KEY artist_notes_newest (created_at, id)
    `);
    await this.spreadPreviews(runner);
  }

  /** A preview was one work for one collector or level. What collectors know it by stays the id of its work. */
  private async spreadPreviews(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE private_preview_works (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        preview_id CHAR(36) CHARACTER SET ascii NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        position SMALLINT UNSIGNED NOT NULL,
        UNIQUE KEY private_preview_works_once (preview_id, artwork_id),
        KEY private_preview_works_artwork (artwork_id),
        CONSTRAINT private_preview_works_preview FOREIGN KEY (preview_id) REFERENCES private_previews (id)
          ON DELETE CASCADE,
        CONSTRAINT private_preview_works_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE private_preview_guests (
        preview_id CHAR(36) CHARACTER SET ascii NOT NULL,
        collector_id CHAR(36) CHARACTER SET ascii NOT NULL,
        PRIMARY KEY (preview_id, collector_id),
        KEY private_preview_guests_collector (collector_id),
        CONSTRAINT private_preview_guests_preview FOREIGN KEY (preview_id) REFERENCES private_previews (id)
          ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(
      'INSERT INTO private_preview_works (id, preview_id, artwork_id, position) SELECT id, id, artwork_id, 0 FROM private_previews',
    );
    await runner.query(`
      INSERT INTO private_preview_guests (preview_id, collector_id)
      SELECT id, collector_id FROM private_previews WHERE collector_id IS NOT NULL
    `);
    await runner.query('ALTER TABLE private_previews DROP CONSTRAINT private_previews_audience');
    await runner.query('ALTER TABLE private_previews DROP FOREIGN KEY private_previews_artwork');
    await runner.query(`
      ALTER TABLE private_previews
        DROP KEY private_previews_artwork,
        DROP KEY private_previews_collector,
        DROP COLUMN artwork_id,
        DROP COLUMN collector_id,
        ADD is_announced TINYINT(1) NOT NULL DEFAULT 1 AFTER note,
        ADD version INT UNSIGNED NOT NULL DEFAULT 1,
        ADD KEY private_previews_newest (created_at, id)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.gatherPreviews(runner);
    await runner.query(`
      ALTER TABLE artist_notes DROP KEY artist_notes_newest, DROP edited_at, DROP version
    `);
    await runner.query(`
      ALTER TABLE commissions
        DROP KEY commissions_status,
        DROP KEY commissions_newest,
        DROP version,
        DROP staff_note,
        DROP quote_cents
    `);
    await runner.query('DROP TABLE collector_notes');
    await runner.query('ALTER TABLE orders DROP KEY orders_spending');
    await runner.query('ALTER TABLE collectors DROP KEY collectors_name, DROP KEY collectors_newest');
  }

  /** One preview for each work and each collector or level again. */
  private async gatherPreviews(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE private_previews
        DROP KEY private_previews_newest,
        DROP version,
        DROP is_announced,
        ADD artwork_id CHAR(36) CHARACTER SET ascii NULL AFTER id,
        ADD collector_id CHAR(36) CHARACTER SET ascii NULL AFTER artwork_id
    `);
    await runner.query(`
      INSERT INTO private_previews (id, artwork_id, collector_id, level, note, opens_at, expires_at, created_at)
      SELECT UUID(), work.artwork_id, guest.collector_id, preview.level, preview.note, preview.opens_at,
        preview.expires_at, preview.created_at
      FROM private_previews preview
        JOIN private_preview_works work ON work.preview_id = preview.id
        LEFT JOIN private_preview_guests guest ON guest.preview_id = preview.id
      WHERE preview.level IS NOT NULL OR guest.collector_id IS NOT NULL
    `);
    await runner.query('DELETE FROM private_previews WHERE artwork_id IS NULL');
    for (const table of ['private_preview_guests', 'private_preview_works']) {
      await runner.query(`DROP TABLE ${table}`);
    }
    // In the order in which they stood before.
    await runner.query(`
      ALTER TABLE private_previews DROP KEY private_previews_level, DROP CONSTRAINT private_previews_level
    `);
    await runner.query(`
      ALTER TABLE private_previews
        MODIFY artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        ADD KEY private_previews_artwork (artwork_id),
        ADD KEY private_previews_collector (collector_id, expires_at),
        ADD KEY private_previews_level (level, expires_at),
        ADD CONSTRAINT private_previews_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id),
        ADD CONSTRAINT private_previews_audience CHECK ((collector_id IS NULL) <> (level IS NULL)),
        ADD CONSTRAINT private_previews_level CHECK (level IN ('Standard', 'Premium', 'VIP'))
    `);
  }
}
