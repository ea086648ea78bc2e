import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The gallery's own texts, pictures and films, a row for each part of the site. */
export class Site1763800000000 implements MigrationInterface {
  name = 'Site1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_sections (
        section VARCHAR(20) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        content JSON NOT NULL,
        updated_at DATETIME(3) NOT NULL
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_sections');
  }
}
