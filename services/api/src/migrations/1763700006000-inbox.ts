import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who asked for letters from the gallery. */
export class Inbox1763700006000 implements MigrationInterface {
  name = 'Inbox1763700006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsletter_subscribers (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        email VARCHAR(254) NOT NULL,
        source_page VARCHAR(20) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        UNIQUE KEY newsletter_subscribers_email (email)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE newsletter_subscribers');
  }
}
