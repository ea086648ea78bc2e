import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Private previews, artist notes and presale notifications. */
export class PrivatePreviews1764400000011 implements MigrationInterface {
  name = 'PrivatePreviews1764400000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE private_previews (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        level VARCHAR(12) CHARACTER SET ascii NULL,
        note VARCHAR(2000) NULL,
        is_announced TINYINT(1) NOT NULL DEFAULT 1,
        opens_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        PRIMARY KEY (id),
        KEY private_previews_level (level, expires_at),
        KEY private_previews_newest (created_at, id),
        CONSTRAINT private_previews_level CHECK (level in ('Standard', 'Premium', 'VIP'))
      )
    `);
    await runner.query(`
      CREATE TABLE artist_notes (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        collector_id CHAR(36) CHARACTER SET ascii NULL,
        level VARCHAR(12) CHARACTER SET ascii NULL,
        title VARCHAR(200) NOT NULL,
        text TEXT NOT NULL,
        media_id CHAR(32) CHARACTER SET ascii NULL,
        picture_alt VARCHAR(500) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        edited_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        KEY artist_notes_collector (collector_id),
        KEY artist_notes_level (level),
        KEY artist_notes_media (media_id),
        KEY artist_notes_newest (created_at, id),
        CONSTRAINT artist_notes_media FOREIGN KEY (media_id) REFERENCES media (id),
        CONSTRAINT artist_notes_audience CHECK (collector_id is null <> (level is null)),
        CONSTRAINT artist_notes_level CHECK (level in ('Standard', 'Premium', 'VIP'))
      )
    `);
    await runner.query(`
      CREATE TABLE presale_notifications (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        collector_id CHAR(36) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        sent_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY presale_notifications_once (collector_id, artwork_id),
        KEY presale_notifications_list (artwork_id, sent_at),
        CONSTRAINT presale_notifications_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id)
      )
    `);
    await runner.query(`
      CREATE TABLE private_preview_artworks (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        preview_id CHAR(36) CHARACTER SET ascii NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        position SMALLINT UNSIGNED NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY private_preview_artworks_once (preview_id, artwork_id),
        KEY private_preview_artworks_artwork (artwork_id),
        CONSTRAINT private_preview_artworks_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id),
        CONSTRAINT private_preview_artworks_preview FOREIGN KEY (preview_id) REFERENCES private_previews (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TABLE private_preview_guests (
        preview_id CHAR(36) CHARACTER SET ascii NOT NULL,
        collector_id CHAR(36) CHARACTER SET ascii NOT NULL,
        PRIMARY KEY (preview_id, collector_id),
        KEY private_preview_guests_collector (collector_id),
        CONSTRAINT private_preview_guests_preview FOREIGN KEY (preview_id) REFERENCES private_previews (id) ON DELETE CASCADE
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'private_preview_guests',
      'private_preview_artworks',
      'presale_notifications',
      'artist_notes',
      'private_previews',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
