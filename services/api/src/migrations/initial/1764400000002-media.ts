import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Image and video files with their derivatives. */
export class Media1764400000002 implements MigrationInterface {
  name = 'Media1764400000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media (
        id CHAR(32) CHARACTER SET ascii NOT NULL,
        event_id CHAR(36) CHARACTER SET ascii NULL,
        sha256 CHAR(64) CHARACTER SET ascii NOT NULL,
        mime VARCHAR(40) CHARACTER SET ascii NOT NULL,
        bytes INT UNSIGNED NOT NULL,
        alt VARCHAR(500) NOT NULL,
        width INT UNSIGNED NOT NULL,
        height INT UNSIGNED NOT NULL,
        dominant_color CHAR(7) CHARACTER SET ascii NOT NULL,
        placeholder VARCHAR(4000) CHARACTER SET ascii NOT NULL,
        widths JSON NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (id),
        KEY media_sha256 (sha256),
        KEY media_event (event_id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE media');
  }
}
