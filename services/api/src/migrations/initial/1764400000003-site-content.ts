import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts and pictures of the public pages. */
export class SiteContent1764400000003 implements MigrationInterface {
  name = 'SiteContent1764400000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_sections (
        section VARCHAR(20) CHARACTER SET ascii NOT NULL,
        content JSON NOT NULL,
        updated_at DATETIME(3) NOT NULL,
        PRIMARY KEY (section)
      )
    `);
    await runner.query(`
      CREATE TABLE site_previews (
        digest CHAR(64) CHARACTER SET ascii NOT NULL,
        section VARCHAR(20) CHARACTER SET ascii NOT NULL,
        content JSON NOT NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (digest),
        KEY site_previews_created (created_at)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_previews');
    await runner.query('DROP TABLE site_sections');
  }
}
