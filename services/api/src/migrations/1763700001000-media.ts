import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures: one row per original, found again by the hash of its bytes. */
export class Media1763700001000 implements MigrationInterface {
  name = 'Media1763700001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media (
        id CHAR(32) CHARACTER SET ascii NOT NULL PRIMARY KEY,
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
        UNIQUE KEY media_sha256 (sha256)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE media');
  }
}
