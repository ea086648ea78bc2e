import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sections of the site that somebody looks at before saving them. */
export class SitePreviews1764200014000 implements MigrationInterface {
  name = 'SitePreviews1764200014000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_previews (
        digest CHAR(64) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        section VARCHAR(20) CHARACTER SET ascii NOT NULL,
        content JSON NOT NULL,
        created_at DATETIME(3) NOT NULL,
        KEY site_previews_created (created_at)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_previews');
  }
}
