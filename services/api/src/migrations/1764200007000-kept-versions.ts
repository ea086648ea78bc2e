import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every version of what the owner has set, and sections that were given back to what is installed. */
export class KeptVersions1764200007000 implements MigrationInterface {
  name = 'KeptVersions1764200007000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settings
        MODIFY COLUMN section VARCHAR(60) CHARACTER SET ascii NOT NULL,
        MODIFY COLUMN content JSON NULL
    `);
    await runner.query(`
      CREATE TABLE setting_versions (
        section VARCHAR(60) CHARACTER SET ascii NOT NULL,
        version INT UNSIGNED NOT NULL,
        content JSON NULL,
        changed_at DATETIME(3) NOT NULL,
        changed_by VARCHAR(60) NOT NULL,
        PRIMARY KEY (section, version)
      )
    `);
    await runner.query(`
      INSERT INTO setting_versions (section, version, content, changed_at, changed_by)
      SELECT section, version, content, changed_at, changed_by FROM settings
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE setting_versions');
    await runner.query('DELETE FROM settings WHERE content IS NULL OR LENGTH(section) > 20');
    await runner.query(`
      ALTER TABLE settings
        MODIFY COLUMN section VARCHAR(20) CHARACTER SET ascii NOT NULL,
        MODIFY COLUMN content JSON NOT NULL
    `);
  }
}
