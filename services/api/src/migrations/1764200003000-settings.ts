import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner has set, over what the environment gives. */
export class OwnersSettings1764200003000 implements MigrationInterface {
  name = 'OwnersSettings1764200003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE settings (
        section VARCHAR(20) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        content JSON NOT NULL,
        version INT UNSIGNED NOT NULL,
        changed_at DATETIME(3) NOT NULL,
        changed_by VARCHAR(60) NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE settings');
  }
}
